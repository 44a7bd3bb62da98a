/**
 * @module What the page shows on which cats have kittens: whom one may choose, what their kittens may look
 * like, and a litter that is drawn.
 */
import { isValid, ulid } from "ulid";
import type { KittensPage, ShownKitten } from "../../lib/kittens/kittens_page.ts";
import type { ParentCat } from "../../lib/kittens/kittens.ts";
import { findVisible } from "../characters/visibility.ts";
import { Failure } from "../failures/failure.ts";
import type { ImageStore } from "../images/image_store.ts";
import { pictureUrl } from "../images/picture_url.ts";
import { listCharacters } from "../store/characters/collections.ts";
import { readUser } from "../store/accounts/users.ts";
import { isKnownImage } from "../store/generations/generation_lookups.ts";
import { type Kittens, parentCat } from "./kittens.ts";

/** As many as a page of the collection has. */
const MOST_CATS = 100;

export interface KittensPageDeps {
  kv: Deno.Kv;
  images: ImageStore;
  kittens: Pick<Kittens, "pair" | "litter">;
}

/** The page of this user for a query with `mother`, `father`, `litter` and `saved`. */
export async function kittensPage(
  { kv, images, kittens }: KittensPageDeps,
  userId: number,
  query: URLSearchParams,
): Promise<KittensPage> {
  const [mother, father] = ["mother", "father"].map((name) => idIn(query, name));
  const [own, user, ...named] = await Promise.all([
    listCharacters(kv, userId, { limit: MOST_CATS }),
    readUser(kv, userId),
    ...[mother, father].map((id) => id === undefined ? null : findVisible(kv, id, userId)),
  ]);
  const known = new Map(own.map((row) => [row.id, parentCat(row)]));
  for (const found of named) if (found) known.set(found.row.id, parentCat(found.row));
  const cats = [...known.values()];
  const page: KittensPage = {
    mothers: cats.filter(({ sex }) => sex === "female"),
    fathers: cats.filter(({ sex }) => sex === "male"),
    ...chosen(cats, mother, father),
    orderKey: ulid(),
    remaining: user?.remainingGenerations ?? 0,
  };
  const { motherId, fatherId } = page;
  if (motherId === undefined || fatherId === undefined) return page;
  const pairing = await pairingOrProblem(kittens, userId, { motherId, fatherId });
  const litter = await litterIn({ kv, images, kittens }, userId, query.get("litter"));
  const savedId = idIn(query, "saved");
  return { ...page, ...pairing, ...(litter && { litter }), ...(savedId && { savedId }) };
}

/** A cat in the wrong place of the URL goes to the right one: links name one cat, whatever its sex. */
function chosen(
  cats: ParentCat[],
  ...ids: (number | undefined)[]
): Pick<KittensPage, "motherId" | "fatherId"> {
  const named = ids.flatMap((id) => cats.find((cat) => cat.id === id) ?? []);
  const mother = named.find(({ sex }) => sex === "female");
  const father = named.find(({ sex }) => sex === "male");
  return { ...(mother && { motherId: mother.id }), ...(father && { fatherId: father.id }) };
}

async function pairingOrProblem(
  kittens: Pick<Kittens, "pair">,
  userId: number,
  couple: { motherId: number; fatherId: number },
): Promise<Pick<KittensPage, "pairing" | "problem">> {
  try {
    return { pairing: await kittens.pair(userId, couple) };
  } catch (error) {
    if (error instanceof Failure) return { problem: error.message };
    throw error;
  }
}

async function litterIn(
  { kv, images, kittens }: KittensPageDeps,
  userId: number,
  id: string | null,
): Promise<KittensPage["litter"]> {
  if (!id || !isValid(id)) return undefined;
  const drawn = await kittens.litter(userId, id);
  if (!drawn) return undefined;
  const shown = await Promise.all(drawn.map(async (kitten): Promise<ShownKitten[]> => {
    // One that was saved and is deleted has no picture any more.
    if (!await isKnownImage(kv, kitten.imageUrl)) return [];
    const view = { format: "webp", width: 512 } as const;
    return [{ ...kitten, src: await pictureUrl({ kv, images }, kitten.imageUrl, view) }];
  }));
  return { id, kittens: shown.flat() };
}

function idIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
