/** @module What can be done with a character on its page by forms that need no script. */
import { msg } from "../i18n/translate.ts";

/** Their names. */
export const ENTRY_FORMS = { submit: "submit", vote: "vote", withdraw: "withdraw" } as const;

/** What the page says when one of them is done, as its URL names it. */
export const DONE = {
  saved: msg("Saved in your collection."),
  submitted: msg("Character submitted!"),
  voted: msg("Your vote is counted."),
  withdrawn: msg("The entry is withdrawn."),
};
