/**
 * @module Ties the named fields of the forms to the draft. The fields stay the browser's own: what a person
 * types before the scripts have come is kept, and nothing is written under their hands.
 */
import type { MapStore } from "nanostores";
import { ACCESSORIES } from "../../lib/choices.ts";
import { type Draft, emptyDraft, fits } from "./draft.ts";
import { addTrait } from "./traits.ts";

/** The parts of the draft that are plain fields. */
export type Fields = Pick<Draft, "description" | "style" | "name" | "colorScheme">;

/** What was put into the fields under `root` so far; those still as the server sent them are left out. */
export function touchedFields(root: ParentNode): Partial<Fields> {
  const checked = fieldsOf(root).filter((field) => field.type !== "radio" || field.checked);
  return withoutBlanks(toFields(checked.map(({ name, value }) => [name, value])));
}

/**
 * What a URL presets, `?description=a+shy+cat&trait=Shy&accessory=hat`. A form sent before the scripts
 * have come goes there, and so does who wants another picture like one there is.
 */
export function presetFields(url: string): Partial<Draft> {
  const { searchParams } = new URL(url);
  return { ...withoutBlanks(toFields([...searchParams])), ...presetLists(searchParams) };
}

/** Writes each input into the draft, and each change of the draft into the fields. Returns how to stop. */
export function followFields(root: HTMLElement, $draft: MapStore<Draft>): () => void {
  const read = ({ target }: Event) => {
    const { name, value } = target as HTMLInputElement;
    $draft.set({ ...$draft.get(), ...toFields([[name, value]]) });
  };
  root.addEventListener("input", read);
  const unsubscribe = $draft.subscribe((draft) => {
    for (const field of fieldsOf(root)) write(field, draft[field.name as keyof Fields]);
  });
  return () => {
    root.removeEventListener("input", read);
    unsubscribe();
  };
}

function presetLists(query: URLSearchParams): Partial<Pick<Draft, "traits" | "accessories">> {
  const traits = query.getAll("trait").reduce<string[]>((traits, text) => {
    const addition = addTrait(traits, text);
    return "traits" in addition ? addition.traits : traits;
  }, []);
  const named = query.getAll("accessory");
  const accessories = ACCESSORIES.filter((accessory) => named.includes(accessory));
  return { ...(traits.length > 0 && { traits }), ...(accessories.length > 0 && { accessories }) };
}

const FIELDS = ["description", "style", "name", "colorScheme"];

function toFields(pairs: [name: string, value: string][]): Partial<Fields> {
  return Object.fromEntries(
    pairs.filter(([name, value]) => FIELDS.includes(name) && fits(name, value)),
  );
}

function withoutBlanks(fields: Partial<Fields>): Partial<Fields> {
  const blank = emptyDraft();
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== blank[name as keyof Fields]),
  );
}

/** Text areas and selects behave like inputs in all that is needed here. */
function fieldsOf(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>("[name]")].filter(({ name }) =>
    FIELDS.includes(name)
  );
}

function write(field: HTMLInputElement, value: string): void {
  if (field.type === "radio") field.checked = field.value === value;
  else if (field.value !== value) field.value = value;
}
