import "./english.ts";
import "./french.ts";
