import assert from "node:assert/strict";
import { felixWith } from "../../tests/support/felix.ts";
import { createCharacters } from "../characters/characters.ts";
import { openPageLoading, type PageSources } from "./page_loaders.ts";

Deno.test("a page of a character is current until that character changes", async () => {
  const { product, browser } = await felixWith(2);
  await using _ = product;
  const characters = createCharacters({ kv: product.fixture.kv });
  const sources = { characters, contest: product.contest, payments: {} } as unknown as PageSources;

  async function load(): Promise<() => Promise<boolean>> {
    const { loaders, isCurrent } = openPageLoading(sources, null);
    await loaders.character(1);
    return isCurrent()!;
  }

  const isCurrent = await load();
  await browser.patch("/api/characters/2", { name: "Tiger" });
  assert.equal(await isCurrent(), true);
  await browser.patch("/api/characters/1", { name: "Tiger" });
  assert.equal(await isCurrent(), false);
  const renamed = await load();
  await browser.delete("/api/characters/1");
  assert.equal(await renamed(), false);
  await browser.post("/api/user/characters/deleted/1/restore");
  assert.equal(await renamed(), false);
  assert.equal(await isCurrent(), false);
});

Deno.test("a page of what may change at any time is never current", async () => {
  const { product } = await felixWith(0);
  await using _ = product;
  const sources = { characters: {}, contest: product.contest, payments: {} };
  const { loaders, isCurrent } = openPageLoading(sources as unknown as PageSources, null);
  assert.equal(await isCurrent()!(), true);
  await loaders.period();
  assert.equal(isCurrent(), undefined);
});
