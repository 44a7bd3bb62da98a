/**
 * Bursts of payment events. An embedded database takes ten times as many checks in a commit.
 */
import { assertBurst, assertBurstOfOne } from "../support/bursts.ts";
import { openShop } from "../support/buyers.ts";
import { openDatabase } from "../../server/store/database/database.ts";
import { kvConnectTest } from "./denokv.ts";

for (const count of [30, 300]) {
  kvConnectTest(`${count} events of as many purchases at once`, async ({ url }) => {
    using shop = await openShop(await openDatabase(url));
    await assertBurst(shop, count);
  });
}

kvConnectTest("2,500 events of one purchase at once", async ({ url }) => {
  using shop = await openShop(await openDatabase(url));
  await assertBurstOfOne(shop, 2_500);
});
