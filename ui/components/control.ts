/** @module The box that inputs, text areas and selects share. */

/** Classes of a form control; 16 px text and more, or phones zoom in when it is touched. */
export const CONTROL =
  "w-full min-w-0 rounded-field border-[1.5px] border-edge bg-surface text-ink " +
  "placeholder:text-muted hover:border-ink focus-visible:outline-offset-1 " +
  "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted " +
  "aria-invalid:border-danger aria-invalid:bg-danger-soft";
