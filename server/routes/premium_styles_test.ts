import assert from "node:assert/strict";
import { FREE_STYLES, PREMIUM_STYLES } from "../../lib/choices.ts";
import { keys } from "../store/keys.ts";
import type { UserRow } from "../store/accounts/user_row.ts";
import { testProduct } from "../../tests/support/product.ts";

Deno.test("[premium] the three styles are drawn for premium members only, and refusing costs nothing", async () => {
  await using product = await testProduct();
  const { kv } = product.fixture;
  const visitor = await product.browser();
  const felix = await product.browser("felix");
  const draw = (browser: typeof felix, style: string) =>
    browser.post("/api/characters/generate", { prompt: "a ginger cat", style });
  for (const style of PREMIUM_STYLES) {
    for (const browser of [visitor, felix]) {
      const refused = await draw(browser, style);
      assert.equal(refused.status, 403, style);
      assert.match((await refused.json()).message, /Premium Lifetime/);
    }
    const free = await visitor.post("/api/characters/understand", { prompt: "a cat", style });
    assert.equal(free.status, 200, "every client may read what would be drawn");
  }
  assert.equal((await (await felix.get("/api/user")).json()).remainingGenerations, 6);

  const stored = await kv.get<UserRow>(keys.user(1));
  await kv.set(stored.key, { ...stored.value, isPremium: true });
  for (const style of PREMIUM_STYLES) {
    const drawn = await draw(felix, style);
    assert.equal(drawn.status, 200, style);
    const character = await drawn.json();
    assert.equal(character.isPremium, true);
    const details = { name: "Felix", traits: [], accessories: [], colorScheme: "pink" };
    const saved = await felix.post("/api/characters", { ...character, ...details });
    assert.equal((await saved.json()).isPremium, true);
  }
  const plain = await (await draw(felix, FREE_STYLES[0])).json();
  assert.equal(plain.isPremium, false);
});
