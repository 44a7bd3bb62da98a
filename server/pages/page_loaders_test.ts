import assert from "node:assert/strict";
import { userWithCharacters } from "../../tests/support/user_with_characters.ts";
import { openPageLoading } from "./page_loaders.ts";

Deno.test("a page of a character is current until something on it changes", async () => {
  const { product, browser } = await userWithCharacters(2);
  await using _ = product;
  async function load(): Promise<() => Promise<boolean>> {
    const { loaders, isCurrent } = openPageLoading(product.services, null);
    await loaders.character(1);
    return isCurrent()!;
  }

  const isCurrent = await load();
  await product.browser("tom");
  assert.equal(await isCurrent(), true);
  await browser.patch("/api/characters/2", { name: "Tiger" });
  assert.equal(await isCurrent(), false, "it shows the others of the same person");
  await browser.patch("/api/characters/1", { name: "Tiger" });
  assert.equal(await isCurrent(), false);
  const renamed = await load();
  await browser.delete("/api/characters/1");
  assert.equal(await renamed(), false);
  await browser.post("/api/user/characters/deleted/1/restore");
  assert.equal(await renamed(), true, "restored, it is shown as before");
  assert.equal(await isCurrent(), false);
});

Deno.test("a page whose content may change at any time is never cached", async () => {
  const { product } = await userWithCharacters(0);
  await using _ = product;
  const { loaders, isCurrent } = openPageLoading(product.services, null);
  assert.equal(await isCurrent()!(), true);
  await loaders.period();
  assert.equal(isCurrent(), undefined);
});

Deno.test("no page of an owner is kept: it shows what other people do", async () => {
  const { product } = await userWithCharacters(0);
  await using _ = product;
  const owner = { id: "s", user: { id: 1, username: "felix" }, isOwner: true };
  assert.equal(openPageLoading(product.services, owner).isCurrent(), undefined);
});
