import assert from "node:assert/strict";
import { atom } from "nanostores";
import type { ApiAnswer } from "../api/api.ts";
import { $toast } from "../toast/toast.ts";
import { addNextPage, type GrowingList, joinPages } from "./list_pages.ts";

interface Cats extends GrowingList {
  cats: { id: number }[];
}

type Answer = ApiAnswer<{ id: number }[]> | undefined;

const idsOf = ({ cats }: Cats) => cats.map(({ id }) => id);

/** A list of two cats with a next page, whose answer the test gives. */
function listOfTwo() {
  const list = atom<Cats>({ cats: [{ id: 1 }, { id: 2 }], next: "/second", adding: false });
  const asked: string[] = [];
  const pending = Promise.withResolvers<Answer>();
  const ask = (url: string) => (asked.push(url), pending.promise);
  const add = () =>
    addNextPage(list, ask, ({ cats }, { body, next }) => ({ cats: joinPages(cats, body), next }));
  return { list, asked, answer: pending.resolve, add };
}

Deno.test("[list pages] a second press while the page is loading sends nothing", async () => {
  const { list, asked, answer, add } = listOfTwo();
  const both = Promise.all([add(), add()]);
  assert.ok(list.get().adding);
  answer({ body: [{ id: 3 }] });
  await both;
  assert.deepEqual(asked, ["/second"]);
  assert.deepEqual(idsOf(list.get()), [1, 2, 3]);
  assert.ok(!list.get().adding);
});

Deno.test("[list pages] after the last page nothing is requested", async () => {
  const { list, asked, answer, add } = listOfTwo();
  answer({ body: [{ id: 3 }] });
  await add();
  await add();
  assert.equal(list.get().next, undefined);
  assert.equal(asked.length, 1);
});

Deno.test("[list pages] removed items stay removed, and duplicates show once", async () => {
  const { list, answer, add } = listOfTwo();
  const added = add();
  list.set({ ...list.get(), cats: [{ id: 2 }] });
  answer({ body: [{ id: 2 }, { id: 3 }] });
  await added;
  assert.deepEqual(idsOf(list.get()), [2, 3]);
});

Deno.test("[list pages] a page that fails to load shows a toast, and can be loaded again", async () => {
  const { list, answer, add } = listOfTwo();
  answer({ problem: { status: 503, message: "Back soon.", issues: [] } });
  await add();
  assert.deepEqual(idsOf(list.get()), [1, 2]);
  assert.deepEqual([list.get().next, list.get().adding], ["/second", false]);
  assert.equal($toast.get()?.title, "Could not load more");
  assert.equal($toast.get()?.description, "Back soon.");
});

Deno.test("[list pages] an outdated answer changes nothing", async () => {
  const { list, answer, add } = listOfTwo();
  const added = add();
  const newer: Cats = { cats: [{ id: 9 }], next: "/other", adding: false };
  list.set(newer);
  answer(undefined);
  await added;
  assert.equal(list.get(), newer);
});
