import assert from "node:assert/strict";
import type { ApiAnswer, ApiCall, callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { $toast } from "../toast/toast.ts";
import { createCollection } from "./collection.ts";
import { NO_FILTERS } from "../../lib/collection/filters.ts";
import { fillUp } from "./use_scroll_restoration.ts";
import { sleep } from "../../lib/sleep.ts";

const cat = (id: number, favorite: "true" | "false" = "false"): SavedCharacter => ({
  id,
  userId: 1,
  name: `Cat ${id}`,
  prompt: "a cat",
  style: "pixel",
  imageUrl: `pictures/${id}.png`,
  traits: [],
  accessories: [],
  colorScheme: "pink",
  favorite,
  isPremium: false,
  visibility: "public",
  sex: "female",
  mayHaveKittens: false,
  createdAt: "2026-11-20T10:00:00.000Z",
  alt: "A cat",
});

const FIRST = { characters: [cat(3), cat(2)], total: 3, next: "/more", traits: ["Shy"] };

type Answers = Record<string, (call: ApiCall) => ApiAnswer<unknown> | Promise<ApiAnswer<unknown>>>;

/** A collection whose server gives these answers, by method and path. */
function collectionWith(answers: Answers) {
  const asked: string[] = [];
  const call = ((url: string, options: ApiCall = {}) => {
    const path = `${options.method ?? "GET"} ${url.split("?")[0]}`;
    asked.push(`${options.method ?? "GET"} ${url}`);
    return Promise.resolve(answers[path]?.(options) ?? { body: ["Shy"] });
  }) as typeof callApi;
  return { asked, ...createCollection(FIRST, NO_FILTERS, { call }) };
}

const refused = (status: number, message = "") => () => ({
  problem: { status, message, issues: [] },
});
const ids = ({ characters }: { characters: SavedCharacter[] }) => characters.map(({ id }) => id);

Deno.test("[collection] filters ask the server, and the answer is what is shown", async () => {
  const { asked, $listing, filterBy } = collectionWith({
    "GET /api/characters": () => ({ body: [cat(9)], total: 1 }),
  });
  await filterBy({ ...NO_FILTERS, search: "miso", favorite: true });
  assert.deepEqual(asked, ["GET /api/characters?search=miso&favorite=true&limit=60"]);
  assert.deepEqual(ids($listing.get()), [9]);
  assert.equal($listing.get().total, 1);
});

Deno.test("[collection] an answer that a newer question has overtaken is dropped", async () => {
  const late = Promise.withResolvers<ApiAnswer<unknown>>();
  let calls = 0;
  const { $listing, filterBy } = collectionWith({
    "GET /api/characters": () => calls++ === 0 ? late.promise : { body: [cat(8)], total: 1 },
  });
  const first = filterBy({ ...NO_FILTERS, search: "m" });
  await filterBy({ ...NO_FILTERS, search: "miso" });
  late.resolve({ body: [cat(7)], total: 1 });
  await first;
  assert.deepEqual(ids($listing.get()), [8]);
});

Deno.test("[collection] another page is added once, without what is there already", async () => {
  const { asked, $listing, showMore } = collectionWith({
    "GET /more": () => ({ body: [cat(2), cat(1)], total: 3 }),
  });
  await Promise.all([showMore(), showMore()]);
  assert.deepEqual(ids($listing.get()), [3, 2, 1]);
  await showMore();
  assert.deepEqual(asked, ["GET /more"]);
});

Deno.test("[collection] a failure keeps what is shown and says why", async () => {
  const { $listing, $progress, filterBy } = collectionWith({
    "GET /api/characters": refused(503, "Back soon."),
  });
  await filterBy({ ...NO_FILTERS, search: "miso" });
  assert.deepEqual(ids($listing.get()), [3, 2]);
  assert.deepEqual($progress.get(), { state: "failed", message: "Back soon." });
});

Deno.test("[collection] a deleted character goes, and Undo puts it back in its place", async () => {
  const { asked, $listing, remove } = collectionWith({
    "DELETE /api/characters/3": () => ({ body: { ok: true } }),
    "POST /api/user/characters/deleted/3/restore": () => ({ body: cat(3) }),
  });
  assert.equal(await remove([cat(3)]), true);
  assert.deepEqual(ids($listing.get()), [2]);
  assert.equal($listing.get().total, 2);
  assert.equal($toast.get()?.title, "Character deleted");
  $toast.get()!.action!.onSelect();
  await sleep(0);
  assert.ok(asked.includes("POST /api/user/characters/deleted/3/restore"));
  assert.deepEqual(ids($listing.get()), [3, 2]);
  assert.equal($listing.get().total, 3);
  assert.equal($toast.get()?.title, "Character restored");
});

Deno.test("[collection] several characters are deleted together; when the page is empty, more are loaded", async () => {
  const { $listing, remove } = collectionWith({
    "POST /api/characters/delete": ({ body }) => ({ body }),
    "GET /more": () => ({ body: [cat(1)], total: 1 }),
  });
  await remove([cat(3), cat(2)]);
  assert.equal($toast.get()?.title, "2 characters deleted");
  await sleep(0);
  assert.deepEqual(ids($listing.get()), [1]);
});

const undone: [what: string, deleted: number[], pagesBetween: number][] = [
  ["one of the first page, at once", [2], 0],
  ["one of the first page, another page later", [3], 1],
  ["all of the first page, two pages later", [3, 2], 1],
];
for (const [what, deleted, pagesBetween] of undone) {
  Deno.test(`[collection] Undo keeps the order of the pages: ${what}`, async () => {
    const { $listing, showMore, remove } = collectionWith({
      "POST /api/characters/delete": ({ body }) => ({ body }),
      "GET /more": () => ({ body: [cat(1), cat(0)], total: 6 - deleted.length, next: "/rest" }),
      "GET /rest": () => ({ body: [cat(-1), cat(-2)], total: 6 - deleted.length }),
    });
    await remove(deleted.map((id) => cat(id)));
    const { action } = $toast.get()!;
    // Where nothing is left the next page comes by itself.
    await sleep(0);
    for (let page = 0; page < pagesBetween; page++) await showMore();
    const { total } = $listing.get();
    action!.onSelect();
    await sleep(0);
    const all = [3, 2, 1, 0, -1, -2];
    const shown = ids($listing.get());
    assert.deepEqual(shown, all.slice(0, shown.length));
    assert.equal($listing.get().total, total + deleted.length);
    while ($listing.get().next) await showMore();
    assert.deepEqual(ids($listing.get()), all);
  });
}

Deno.test("[collection] a refused deletion is reported, and nothing goes", async () => {
  const { $listing, remove } = collectionWith({ "DELETE /api/characters/3": refused(500) });
  assert.equal(await remove([cat(3)]), false);
  assert.deepEqual(ids($listing.get()), [3, 2]);
  assert.equal($toast.get()?.title, "Delete failed");
  assert.equal($toast.get()?.description, "Failed to delete character. Please try again.");
});

Deno.test("[collection] what another tab has deleted meanwhile is deleted", async () => {
  const { $listing, remove } = collectionWith({ "DELETE /api/characters/3": refused(404) });
  assert.equal(await remove([cat(3)]), true);
  assert.deepEqual(ids($listing.get()), [2]);
});

Deno.test("[collection] a favorite shows at once, is sent once, and is taken back if refused", async () => {
  const answer = Promise.withResolvers<ApiAnswer<unknown>>();
  const { asked, $listing, toggleFavorite } = collectionWith({
    "PATCH /api/characters/3": ({ body }) => {
      assert.deepEqual(body, { favorite: "true" });
      return answer.promise;
    },
  });
  const sent = toggleFavorite(cat(3));
  toggleFavorite(cat(3, "true"));
  assert.equal($listing.get().characters[0]!.favorite, "true");
  answer.resolve(refused(500)());
  await sent;
  assert.equal($listing.get().characters[0]!.favorite, "false");
  assert.equal($toast.get()?.title, "Update failed");
  assert.equal(asked.length, 1);
});

Deno.test("[collection] coming back shows as many as before, or as there are", async () => {
  const pages: Answers = {
    "GET /more": () => ({ body: [cat(1)], total: 4, next: "/rest" }),
    "GET /rest": () => ({ body: [cat(0)], total: 4 }),
  };
  const once = collectionWith(pages);
  assert.equal(await fillUp(once, 3), true);
  assert.deepEqual(ids(once.$listing.get()), [3, 2, 1]);
  const all = collectionWith(pages);
  assert.equal(await fillUp(all, 500), true);
  assert.deepEqual(ids(all.$listing.get()), [3, 2, 1, 0]);
  assert.equal(await fillUp(collectionWith(pages), 2), false);
  assert.equal(await fillUp(collectionWith({ "GET /more": refused(503) }), 3), false);
});
