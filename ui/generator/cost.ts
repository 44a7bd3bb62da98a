/** @module What a picture costs, as the form shows it: in generations. */
import type { GeneratedCharacter } from "../../lib/character.ts";
import { PHOTO_PICTURE_COST, PICTURE_COST } from "../../lib/credits.ts";
import type { User } from "../../lib/user.ts";
import { t, tn } from "../../lib/i18n/translate.ts";

/** Fewer than this many left, and a person is shown where to get more. */
export const FEW_LEFT = 3;

/** The cost of what a form stands for. */
export function costOf({ photo }: { photo?: string }): number {
  return photo ? PHOTO_PICTURE_COST : PICTURE_COST;
}

/** The cost of drawing a picture like this one again. */
export function costAgain(character: GeneratedCharacter | undefined): number {
  return Math.max(PICTURE_COST, character?.understanding.cost ?? 0);
}

/** What someone pays for a picture: `free` for a guest, who has no generations to pay with. */
export function priceFor(user: User | null | undefined, cost: number): string {
  return user ? inGenerations(cost) : t("free");
}

/** What is said where a picture like this one cannot be changed, only drawn anew. */
export function costOfChange(
  user: User | null | undefined,
  character: GeneratedCharacter | undefined,
): string {
  return user
    ? t("Each change is a new picture and costs {price}.", {
      price: inGenerations(costAgain(character)),
    })
    : t("Each change is a new picture.");
}

/** `1 generation`, `2 generations`. */
export function inGenerations(count: number): string {
  return tn(count, "{n} generation", "{n} generations");
}
