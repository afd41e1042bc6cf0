/** All of "Ask me first" that a board loads only when it asks. */
export { Ask } from "./Ask";
export { anew, answered, begin, dueIn, positionOf, reachedIn } from "./run";
export { Score } from "./Score";
