/** Cards that only tests and random play need; whatever imports this knows them, and no board has to load them. */
import { addCards } from "../../cards/index.ts";
import { actions } from "./actions.ts";
import { characters } from "./characters.ts";
import { invented } from "./invented.ts";
import { places } from "./places.ts";

addCards([...characters, ...actions, ...places, ...invented]);
