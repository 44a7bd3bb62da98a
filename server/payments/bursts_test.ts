import { assertBurst, assertBurstOfOne } from "../../tests/support/bursts.ts";
import { openShop } from "../../tests/support/buyers.ts";

for (const count of [30, 300]) {
  Deno.test(`[payments] ${count} events of as many purchases at once`, async () => {
    using shop = await openShop();
    await assertBurst(shop, count);
  });
}

Deno.test("[payments] 2,500 simultaneous events of one purchase", async () => {
  using shop = await openShop();
  await assertBurstOfOne(shop, 2_500);
});
