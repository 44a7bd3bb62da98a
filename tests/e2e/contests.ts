/**
 * @module Contests for the end-to-end tests: a past month with winners, a full gallery, entries of one
 * user.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import type { SavedCharacter } from "../../lib/character.ts";
import { SUBMISSIONS_PER_PAGE } from "../../lib/contest/community_data.ts";
import { type Period, periodBefore, periodOf } from "../../lib/contest/period.ts";
import type { Submission } from "../../lib/contest/submission.ts";
import { createContest } from "../../server/contest/contest.ts";
import type { CharacterRow } from "../../server/store/characters/character_row.ts";
import type { UserRow } from "../../server/store/accounts/user_row.ts";
import { keys } from "../../server/store/keys.ts";
import { type Product, type ProductOptions, startProduct } from "../../server/tasks/product.ts";
import { type CatToSave, saveCharacters } from "./collections.ts";
import { type Person, signUp } from "./people.ts";
import type { E2e } from "./e2e.ts";

/** The month that is over. */
export const LAST_MONTH: Period = periodBefore(periodOf(new Date()));

/** Whose all of these entries are. */
export const CROWD: Person = {
  username: "crowd",
  email: "crowd@example.com",
  password: "a cat on the roof",
};

/** How many entries of the crowd are on the second page. */
export const REST = 5;

/** Ids of characters and voters that the product itself will not reach. */
const FIRST_ID = 100_000;

/** Winners of last month, the first one first, and the ratings of each. */
const WINNERS: [name: string, ratings: number[]][] = [
  ["Champion", [5, 5, 5, 5]],
  ["Second", [5, 5, 4]],
  ["Third", [5, 5]],
  ["Fourth", [4]],
  ["Voteless", []],
];

/** Starts a product in whose last month there were winners. */
export function startWithWinners(options: ProductOptions): Promise<Product> {
  return startWithContests(options, { crowd: 0 });
}

/** The same with a gallery that has one page of entries, and {@link REST} more. */
export function startWithCrowd(options: ProductOptions): Promise<Product> {
  return startWithContests(options, { crowd: SUBMISSIONS_PER_PAGE + REST });
}

async function startWithContests(
  options: ProductOptions,
  { crowd }: { crowd: number },
): Promise<Product> {
  const bare = await startProduct(options);
  await drawOne(bare.origin);
  await bare.stop();
  const kv = await Deno.openKv(join(bare.dataDir, "kv.sqlite3"));
  await holdContests(kv, crowd);
  kv.close();
  return await startProduct({ ...options, dataDir: bare.dataDir });
}

/** The one character of a user; all entries show its picture. */
async function drawOne(origin: string): Promise<void> {
  const post = async (path: string, body: object, cookie = "") => {
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json", cookie };
    const response = await fetch(origin + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    assert.ok(response.ok, `${path}: ${response.status}`);
    return response;
  };
  const registered = await post("/api/register", CROWD);
  await registered.body?.cancel();
  const cookie = registered.headers.get("set-cookie")!.split(";")[0]!;
  const words = { prompt: "an orange cat", style: "pixel" };
  const { imageUrl } = await (await post("/api/characters/generate", words)).json();
  const details = { name: "Crowd", traits: ["Friendly"], accessories: [], colorScheme: "pink" };
  const saved = await post("/api/characters", { ...words, ...details, imageUrl }, cookie);
  await saved.body?.cancel();
}

async function holdContests(kv: Deno.Kv, crowd: number): Promise<void> {
  const [drawn] = await Array.fromAsync(kv.list<CharacterRow>({ prefix: ["characters"] }));
  const { userId } = drawn!.value;
  const owner = await kv.get<UserRow>(keys.user(userId));
  const voters = WINNERS[0]![1].map((_, index) => FIRST_ID + index);
  for (const id of voters) {
    await kv.set(keys.user(id), { ...owner.value, id, username: `voter_${id}` });
  }
  let id = FIRST_ID;
  const clone = async (name: string) => {
    id += 1;
    await kv.set(keys.character(id), { ...drawn!.value, id, name });
    return id;
  };

  const past = createContest({ kv, now: () => new Date(`${LAST_MONTH}-15T12:00:00Z`) });
  for (const [name, ratings] of WINNERS) {
    const request = { characterId: await clone(name), description: `${name} wants the crown.` };
    const { id: submissionId } = await past.submit(userId, request);
    for (const [index, rating] of ratings.entries()) {
      await past.vote({ submissionId, userId: voters[index]!, rating, clientAddress: "192.0.2.1" });
    }
  }
  await past.close();

  const present = createContest({ kv });
  await present.closePast();
  for (let number = 1; number <= crowd; number++) {
    await present.submit(userId, { characterId: await clone(`Extra ${number}`) });
  }
  await present.close();
}

/** Enters a character of the signed-in user. */
export async function enter(
  { context }: E2e,
  { id }: Pick<SavedCharacter, "id">,
  description?: string,
): Promise<Submission> {
  const response = await context.request.post("/api/community/submissions", {
    data: { characterId: id, description },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  assert.equal(response.status(), 201, await response.text());
  return await response.json();
}

/** A new user enters a cat and leaves. */
export async function entryOfAnotherUser(step: E2e, cat: CatToSave): Promise<Submission> {
  await signUp(step.context);
  const [saved] = await saveCharacters(step, [cat]);
  const entry = await enter(step, saved!, "Found in a box.");
  await step.context.clearCookies();
  return entry;
}
