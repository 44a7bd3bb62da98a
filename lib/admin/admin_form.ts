/**
 * A form of the admin pages: it stands on a page of its own, is sent to that page's URL, and works
 * without script.
 *
 * @module
 */

export interface AdminForm {
  title: string;
  /** What sending it does. */
  text: string[];
  fields: AdminField[];
  /** Makes sending it twice harmless. */
  id: string;
  submit: string;
  /** It takes something from a person. */
  danger?: boolean;
  back: { href: string; label: string };
  /** Why it was refused as a whole. */
  problem?: string;
}

export interface AdminField {
  name: string;
  label: string;
  hint?: string;
  kind: "text" | "number" | "choice";
  /** Of a choice, with their words. */
  options?: { value: string; label: string; hint?: string }[];
  required?: boolean;
  min?: number;
  max?: number;
  maxLength?: number;
  value?: string;
  error?: string;
}
