import { french } from "./text/french/index.ts";
import { grammars } from "./text/grammar.ts";

grammars.learn("fr", french);
