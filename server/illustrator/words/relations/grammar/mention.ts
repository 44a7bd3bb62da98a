/** @module Where a text names its cats and things. */
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import type { ParsedActor, Reading } from "../../parsed_description.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { propOfClaim } from "../gadgets.ts";

/** A thing or a cat where the text names it. */
export interface Mention {
  start: number;
  end: number;
  actors: ParsedActor[];
}

/** Every thing that is not denied; what a "librarian" or a "goalie" is known by is not named. */
export function mentionsOfThings(readings: readonly Reading[]): Mention[] {
  const named = readings.filter(({ denied, nearest, claims }) =>
    !denied && nearest !== "with" && claims.every(({ slot }) => slot !== "costume")
  );
  return named.flatMap(({ start, end, claims }) =>
    claims.flatMap((claim) => propOfClaim(claim) ?? []).map((prop) => ({
      start,
      end,
      actors: [{ prop }],
    }))
  );
}

/** Every thing that a cat is in or on, also where its words say so themselves: "in the bath". */
export function mentionsOfSeats(readings: readonly Reading[]): Mention[] {
  return readings.filter(({ denied }) => !denied).flatMap(({ start, end, claims }) =>
    claims.flatMap((claim): Mention[] =>
      claim.slot === "prop" && (!claim.by || claim.by === "inside" || claim.by === "on")
        ? [{ start, end, actors: [{ prop: claim.value }] }]
        : []
    )
  );
}

/** The same for cats; one mention may be of several. */
export function mentionsOfCats(cats: readonly CatMention[]): Mention[] {
  return cats.map(({ start, end, first, count }) => ({
    start,
    end,
    actors: Array.from({ length: count }, (_, i) => ({ cat: first + i })),
  }));
}

/** Every place where a cat is called by its name. */
export function mentionsByName(
  prompt: string,
  cats: readonly CatMention[],
): Mention[] {
  return cats.flatMap(({ name, first }) =>
    name
      ? [...prompt.matchAll(new RegExp(`\\b${name}\\b`, "g"))].map(({ index }) => ({
        start: index,
        end: index + name.length,
        actors: [{ cat: first }],
      }))
      : []
  );
}

/** Whether it is an animal other than a cat. */
export function isFriend({ actors: [actor] }: Mention): boolean {
  return actor !== undefined && "prop" in actor && propOf(actor.prop).isFriend === true;
}

/** Whether it is worn on paws. */
export function isWorn({ actors: [actor] }: Mention): boolean {
  return actor !== undefined && "prop" in actor && propOf(actor.prop).wear !== undefined;
}
