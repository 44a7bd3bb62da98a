import assert from "node:assert/strict";
import { Hono } from "hono";
import { errorResponse } from "./errors.ts";
import { linkNextPage, readPaging } from "./paging.ts";

const app = new Hono()
  .get("/list", (c) => {
    const paging = readPaging(c);
    linkNextPage(c, paging, c.req.query("last") ? undefined : "5&<>");
    return c.json(paging);
  })
  .onError(errorResponse);

Deno.test("a page has 60 items unless the query asks for up to 100", async () => {
  assert.deepEqual(await (await app.request("/list")).json(), { limit: 60 });
  const response = await app.request("/list?limit=100&cursor=7");
  assert.deepEqual(await response.json(), { limit: 100, cursor: "7" });
});

for (const query of ["limit=0", "limit=101", "limit=-1", "limit=1e1", "limit=NaN", "cursor="]) {
  Deno.test(`${query} is refused`, async () => {
    assert.equal((await app.request(`/list?${query}`)).status, 400);
  });
}

Deno.test("a cursor longer than any of ours is refused", async () => {
  assert.equal((await app.request(`/list?cursor=${"x".repeat(201)}`)).status, 400);
});

Deno.test("the next page is named as an address that can be asked for as it is", async () => {
  const link = (await app.request("/list?limit=2")).headers.get("link")!;
  assert.equal(link, '</list?limit=2&cursor=5%26%3C%3E>; rel="next"');
  assert.equal((await app.request("/list?last=1")).headers.get("link"), null);
});
