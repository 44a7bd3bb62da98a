/** @module Filling in a test card by a click. */
import { testCard } from "./paying.ts";

/** Writes the card into the fields of this form, as if it were typed, and goes on to its button. */
export function fillCard(form: HTMLFormElement, number: string): void {
  for (const [name, text] of Object.entries(testCard(number))) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    field.value = String(text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  form.querySelector<HTMLElement>("[type=submit]")?.focus();
}
