/** @module Collections as large as a bench needs them. */
import { STYLES } from "../../../lib/choices.ts";
import type { CharacterRow } from "../../store/characters/character_row.ts";
import { keys } from "../../store/keys.ts";
import { atomic } from "../../store/database/commit.ts";

/** Gives this user as many characters, with ids from `idsUsed` on; answers their rows. */
export async function fillCollection(
  kv: Deno.Kv,
  { userId, count, idsUsed }: { userId: number; count: number; idsUsed: number },
): Promise<CharacterRow[]> {
  const rows = Array.from({ length: count }, (_, n) => character(idsUsed + n + 1, userId));
  let operation = atomic(kv).set(keys.collection(userId), { count });
  for (const [n, row] of rows.entries()) {
    operation.set(keys.character(row.id), row).set(keys.characterByUser(userId, row.id), row.id);
    if (n % 100 === 99 || n === count - 1) {
      await operation.commit();
      operation = atomic(kv);
    }
  }
  return rows;
}

function character(id: number, userId: number): CharacterRow {
  const coat = ["ginger", "black", "grey", "calico", "white"][id % 5];
  return {
    id,
    userId,
    generationId: `generation ${id}`,
    name: `${coat} cat ${id * 7919 % 5003}`,
    prompt: `a fluffy ${coat} ${
      id % 3 ? "wizard" : "pirate"
    } with green eyes sitting on the moon, ${id}`,
    style: STYLES[id % STYLES.length]!,
    imageKey: `pictures/${String(id).padStart(24, "A")}.png`,
    alt: `A ${coat} cat with green eyes, sitting on the moon under a starry sky.`,
    traits: ["Friendly", "Curious", `Trait ${id % 40}`],
    accessories: ["hat"],
    colorScheme: "pink",
    favorite: id % 10 === 0,
    isPremium: false,
    createdAt: "2026-11-20T12:00:00.000Z",
  };
}
