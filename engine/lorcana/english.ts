import { english } from "./text/english/index.ts";
import { grammars } from "./text/grammar.ts";

grammars.learn("en", english);
