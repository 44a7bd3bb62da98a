/**
 * What can be done with a character on its page by forms that need no script.
 *
 * @module
 */

/** Their names. */
export const ENTRY_FORMS = { submit: "submit", vote: "vote", withdraw: "withdraw" } as const;

/** What the page says when one of them is done, as its URL names it. */
export const DONE = {
  saved: "Saved in your collection.",
  submitted: "Character submitted!",
  voted: "Your vote is counted.",
  withdrawn: "The entry is withdrawn.",
} as const;
