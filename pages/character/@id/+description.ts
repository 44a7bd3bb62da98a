import type { PageContextServer } from "vike/types";
import { STYLE_NAMES } from "../../../lib/choices.ts";

export default function description({ data }: PageContextServer): string {
  const { character } = data.character!;
  if (!character) return "There is no character at this address.";
  const { name, style, traits, prompt } = character;
  const who = [STYLE_NAMES[style], ...traits].join(", ");
  return `${name}, an AI cat character (${who}). ${prompt}`.trim();
}
