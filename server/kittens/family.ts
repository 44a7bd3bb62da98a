/**
 * The family of a character: parents, grandparents and kittens, as far as a visitor may see them.
 *
 * @module
 */
import type { Family, Relative } from "../../lib/kittens/kittens.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { findCharacter, kittenIds } from "../store/characters/characters.ts";
import { parentCat } from "./kittens.ts";

/** Kittens that a page shows. */
const MOST_KITTENS = 24;

/** The family of the character with this id; undefined when it has none. `viewerId` is absent for a guest. */
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
  const kittens = rows.filter((kitten) => kitten !== null && isSeen(kitten, viewerId));
  const parents = row?.parents && await Promise.all(
    row.parents.map(async (parentId) => {
      const parent = await findCharacter(kv, parentId);
      // Who the parents of a hidden cat are is hidden with it.
      if (!parent?.parents || !isSeen(parent, viewerId)) return { cat: shown(parent, viewerId) };
      const [mother, father] = await Promise.all(
        parent.parents.map((each) => findCharacter(kv, each)),
      );
      const grandparents: [Relative, Relative] = [
        shown(mother!, viewerId),
        shown(father!, viewerId),
      ];
      return { cat: shown(parent, viewerId), parents: grandparents };
    }),
  );
  if (!parents && kittens.length === 0) return undefined;
  return { ...(parents && { parents }), kittens: kittens.map((kitten) => parentCat(kitten!)) };
}

function isSeen({ isUnlisted, userId }: CharacterRow, viewerId?: number): boolean {
  return !isUnlisted || userId === viewerId;
}

function shown(row: CharacterRow | null, viewerId?: number): Relative {
  if (!row) return { isHidden: "gone" };
  return isSeen(row, viewerId) ? parentCat(row) : { isHidden: "unlisted" };
}
