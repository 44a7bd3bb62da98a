/**
 * @module The family of a character: parents, grandparents and kittens, as far as a visitor may see them.
 */
import type { Family, Relative } from "../../lib/kittens/kittens.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { findCharacter, kittenIds } from "../store/characters/characters.ts";
import { parentCat } from "./kittens.ts";

/** Kittens that a page shows. */
const MOST_KITTENS = 24;

/**
 * The family of the character with this id. Cats of other people stand in it while their owners allow kittens, and
 * kittens of others while its own does. Undefined when it has none; `viewerId` is absent for a guest.
 */
export async function familyOf(
  kv: Deno.Kv,
  id: number,
  viewerId?: number,
): Promise<Family | undefined> {
  const [row, ids] = await Promise.all([
    findCharacter(kv, id),
    kittenIds(kv, id, { limit: MOST_KITTENS }),
  ]);
  const rows = await Promise.all(ids.map((kitten) => findCharacter(kv, kitten)));
  const kittens = rows.filter((kitten) =>
    kitten !== null && isSeen(kitten, viewerId) &&
    (row?.mayHaveKittens || kitten.userId === row?.userId || kitten.userId === viewerId)
  );
  const visitor = { viewerId, ownerId: row?.userId };
  const parents = row?.parents && await Promise.all(
    row.parents.map(async (parentId) => {
      const parent = await findCharacter(kv, parentId);
      // Who the parents of a hidden cat are is hidden with it.
      const cat = shown(parent, visitor);
      if (!parent?.parents || "isHidden" in cat) return { cat };
      const [mother, father] = await Promise.all(
        parent.parents.map((each) => findCharacter(kv, each)),
      );
      const grandparents: [Relative, Relative] = [shown(mother!, visitor), shown(father!, visitor)];
      return { cat, parents: grandparents };
    }),
  );
  if (!parents && kittens.length === 0) return undefined;
  return { ...(parents && { parents }), kittens: kittens.map((kitten) => parentCat(kitten!)) };
}

function isSeen({ isUnlisted, userId }: CharacterRow, viewerId?: number): boolean {
  return !isUnlisted || userId === viewerId;
}

function shown(
  row: CharacterRow | null,
  { viewerId, ownerId }: { viewerId?: number; ownerId?: number },
): Relative {
  if (!row) return { isHidden: "gone" };
  if (!isSeen(row, viewerId)) return { isHidden: "unlisted" };
  const isAllowed = row.mayHaveKittens || row.userId === ownerId || row.userId === viewerId;
  return isAllowed ? parentCat(row) : { isHidden: "notAllowed" };
}
