/**
 * @module What a wait shows, in one file that is loaded when the first wait begins: most pictures have
 * none.
 */

export { RetryNotice } from "./RetryNotice.tsx";
export { WaitingChange } from "./WaitingChange.tsx";
export { WaitingInLine } from "./WaitingInLine.tsx";
