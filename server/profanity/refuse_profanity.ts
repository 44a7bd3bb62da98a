/** @module Refuses texts with offensive words where they would be public. */
import { Failure } from "../failures/failure.ts";
import { offencesIn } from "./profanity.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** What a person wrote, by the field it is in. */
export type TextsByField = Record<string, string | readonly string[] | undefined>;

/** Throws `invalid` naming the field and its words when one of these texts is offensive. */
export function refuseProfanity(texts: TextsByField): void {
  for (const [path, text] of Object.entries(texts)) {
    const offences = [text ?? []].flat().flatMap(offencesIn);
    if (offences.length === 0) continue;
    const words = [...new Set(offences.map((offence) => t("“{text}”", { text: offence.text })))]
      .join(", ");
    const place = Object.hasOwn(FIELDS, path)
      ? t(FIELDS[path]!)
      : t("the {field}", { field: path });
    const message = t("Please choose other words: {words} in {place} is not for everybody.", {
      words,
      place,
    });
    throw new Failure("invalid", message, { issues: [{ path, message }] });
  }
}

/** What a field is called on screen, where it is not its name. */
const FIELDS: Record<string, string> = {
  prompt: msg("the description"),
  username: msg("your username"),
};
