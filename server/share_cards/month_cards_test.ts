import assert from "node:assert/strict";
import sharp from "sharp";
import { periodOf } from "../../lib/contest/period.ts";
import { collectionOf, statusOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";

const MONTH_MS = 31 * 86_400_000;
const cardOf = (period: string) => `/api/community/contests/${period}/card.png`;

Deno.test("a closed month has a card of its winners; one without winners has none", async () => {
  await using product = await testProduct();
  const { contest, clock } = product;
  const felix = await collectionOf(product, "felix", [{ name: "A" }, { name: "B" }]);
  const voter = await product.browser("voter");
  const enter = async (characterId: number, rating: number) => {
    const answer = await felix.post("/api/community/submissions", { characterId });
    const { id } = await answer.json();
    await voter.post(`/api/community/submissions/${id}/vote`, { rating });
  };
  const period = periodOf(new Date());
  await enter(1, 5);
  await enter(2, 4);
  assert.equal(await statusOf(voter.get(cardOf(period))), 404, "the month is not over");
  clock.aheadMs += MONTH_MS;
  await contest.closePast();

  const guest = await product.browser();
  const response = await guest.get(cardOf(period));
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("cross-origin-resource-policy"), "cross-origin");
  const card = await response.bytes();
  const { width, height, format } = await sharp(card).metadata();
  assert.deepEqual([width, height, format], [1200, 630, "png"]);
  const etag = response.headers.get("etag")!;
  assert.equal(await statusOf(guest.get(cardOf(period), { "if-none-match": etag })), 304);

  // A winner that is gone is gone from the card.
  clock.aheadMs = 0;
  assert.equal(await statusOf(felix.delete("/api/characters/1")), 200);
  const later = await guest.get(cardOf(period));
  assert.notEqual(later.headers.get("etag"), etag);
  assert.notEqual((await later.bytes()).toHex(), card.toHex());
  await felix.delete("/api/characters/2");
  assert.equal(await statusOf(guest.get(cardOf(period))), 404);
  assert.equal(await statusOf(guest.get(cardOf("2020-01"))), 404);
});
