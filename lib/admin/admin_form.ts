/**
 * @module A form of the admin pages: it stands on a page of its own, is sent to that page's URL, and works
 * without script.
 */

/** What such a form asks, and how it is sent. */
export interface AdminForm {
  /** Heading of its page. */
  title: string;
  /** What sending it does. */
  text: string[];
  /** In the order they are shown. */
  fields: AdminField[];
  /** Makes sending it twice harmless. */
  id: string;
  /** Label of the button that sends it. */
  submit: string;
  /** It takes something from a person. */
  danger?: boolean;
  /** Where the page leads back to. */
  back: { href: string; label: string };
  /** Why it was refused as a whole. */
  problem?: string;
}

/** A field of such a form. */
export interface AdminField {
  /** Its name in what is sent. */
  name: string;
  /** What it is called on screen. */
  label: string;
  /** Said below the field. */
  hint?: string;
  /** How it is filled in. */
  kind: "text" | "number" | "choice";
  /** Of a choice, with their words. */
  options?: { value: string; label: string; hint?: string }[];
  /** Whether it must be filled in. */
  required?: boolean;
  /** The least number. */
  min?: number;
  /** The largest number. */
  max?: number;
  /** How many characters a text may have. */
  maxLength?: number;
  /** What stands in it at first. */
  value?: string;
  /** What is wrong with it. */
  error?: string;
}
