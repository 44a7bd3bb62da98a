import assert from "node:assert/strict";
import type { ApiAnswer, callApi } from "../api/api.ts";
import { $toast } from "../toast/toast.ts";
import { createEntries } from "./entries.ts";

interface Entry {
  id: number;
  points: number;
}

const entry = (id: number, points = 0): Entry => ({ id, points });
const FIRST = { entries: [entry(1), entry(2)], next: "second" };

/** A list whose server answers the pages in turn. */
function listWith(...answers: (ApiAnswer<Entry[]> | Promise<ApiAnswer<Entry[]>>)[]) {
  const asked: string[] = [];
  const call = (url: string) => {
    asked.push(url);
    return Promise.resolve(answers.shift()!);
  };
  const list = createEntries<Entry>(FIRST, (cursor) => `/list?cursor=${cursor}`, {
    call: call as typeof callApi,
  });
  return { asked, ids: () => list.$list.get().entries.map(({ id }) => id), ...list };
}

Deno.test("[entries] the next page follows the first, and leads to another", async () => {
  const { asked, ids, showMore, $list, cursorOf } = listWith(
    { body: [entry(2), entry(3)], next: "/list?limit=60&cursor=third" },
    { body: [entry(4)] },
  );
  await showMore();
  assert.deepEqual(ids(), [1, 2, 3], "no entry is shown twice");
  await showMore();
  await showMore();
  assert.deepEqual(asked, ["/list?cursor=second", "/list?cursor=third"]);
  assert.deepEqual(ids(), [1, 2, 3, 4]);
  assert.equal($list.get().next, undefined);
  assert.deepEqual([1, 3, 4].map((id) => cursorOf(entry(id))), [undefined, "second", "third"]);
});

Deno.test("[entries] two simultaneous requests for more entries are one", async () => {
  const late = Promise.withResolvers<ApiAnswer<Entry[]>>();
  const { asked, ids, showMore } = listWith(late.promise);
  const both = [showMore(), showMore()];
  late.resolve({ body: [entry(3)] });
  await Promise.all(both);
  assert.equal(asked.length, 1);
  assert.deepEqual(ids(), [1, 2, 3]);
});

Deno.test("[entries] a page that failed to load is reported, and can be loaded again", async () => {
  const { ids, showMore } = listWith(
    { problem: { status: 0, message: "Out of reach", issues: [] } },
    { body: [entry(3)] },
  );
  await showMore();
  assert.equal($toast.get()?.title, "Could not load more");
  assert.equal($toast.get()?.description, "Out of reach");
  await showMore();
  assert.deepEqual(ids(), [1, 2, 3]);
});

Deno.test("[entries] entries are added, changed and removed", () => {
  const { ids, add, change, remove, $list } = listWith();
  add(entry(9));
  assert.deepEqual(ids(), [9, 1, 2]);
  change(1, { points: 5 });
  assert.deepEqual($list.get().entries[1], entry(1, 5));
  remove(9);
  assert.deepEqual(ids(), [1, 2]);
});
