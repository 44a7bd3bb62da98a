/**
 * @module A form that a browser without script has sent and that was refused: its page shows it again, with
 * what was typed.
 */

/** What the page says of it. */
export interface RefusedForm {
  /** Which of the page's forms it was. */
  form: string;
  /** Why it was refused. */
  message: string;
  /** What is wrong with single fields, by their names. */
  problems: Record<string, string>;
  /** What was typed, by the names of the fields; no secrets. */
  values: Record<string, string>;
}

/** Names the form that is sent: a page may have several. */
export const FORM_FIELD = "form";

/** In the URL of a page: what a form has just done there. */
export const DONE_PARAMETER = "done";
