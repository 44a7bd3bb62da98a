import assert from "node:assert/strict";
import { atomic } from "../../server/store/database/commit.ts";
import { openDatabase } from "../../server/store/database/database.ts";
import { DatabaseAway } from "../../server/failures/database_away.ts";
import { kvConnectTest } from "./denokv.ts";

kvConnectTest("a list is whole, whatever its batches", async ({ url }) => {
  using kv = await openDatabase(url);
  const operation = atomic(kv);
  const numbers = Array.from({ length: 250 }, (_, n) => n);
  for (const n of numbers) operation.set(["row", n], n);
  await operation.commit();
  const read = async (options?: Deno.KvListOptions) =>
    await Array.fromAsync(kv.list<number>({ prefix: ["row"] }, options), ({ value }) => value);
  assert.deepEqual(await read(), numbers);
  assert.deepEqual(await read({ batchSize: 7 }), numbers);
  assert.deepEqual(await read({ limit: 120 }), numbers.slice(0, 120));
  assert.deepEqual(await read({ reverse: true, batchSize: 250 }), numbers.toReversed());
});

kvConnectTest("a list that the server stops answering ends with an error", async (denokv) => {
  using kv = await openDatabase(denokv.url);
  const operation = atomic(kv);
  for (let n = 0; n < 30; n++) operation.set(["row", n], n);
  await operation.commit();
  let rows = 0;
  await assert.rejects(async () => {
    for await (const _ of kv.list({ prefix: ["row"] }, { batchSize: 10 })) {
      if (++rows === 15) await denokv.pause();
    }
  }, DatabaseAway);
  assert.equal(rows, 20);
  denokv.goOn();
});
