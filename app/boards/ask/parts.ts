/** All of "Ask me first" that a board loads only when it asks. */
export { Asked } from "./Asked";
export { anew, answered, begin, dueIn, reachedIn } from "./run";
export { Score } from "./Score";
