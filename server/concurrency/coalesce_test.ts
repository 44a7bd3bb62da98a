import assert from "node:assert/strict";
import { createCoalesce } from "./coalesce.ts";
import { sleep } from "../../lib/sleep.ts";

Deno.test("[coalesce] one run at a time for a name; calls during it share the next one", async () => {
  const served: string[] = [];
  const gates: (() => void)[] = [];
  const turn = createCoalesce<string, number>(async (name, brought) => {
    await new Promise<void>((open) => gates.push(open));
    return served.push(`${name}: ${brought}`);
  });
  const first = turn("a", "1");
  const other = turn("b", "1");
  await Promise.resolve();
  await Promise.resolve();
  const second = turn("a", "2");
  const third = turn("a", "3");
  assert.equal(gates.length, 2, "b does not wait for a");
  gates[0]!();
  gates[1]!();
  await Promise.all([first, other]);
  while (gates.length < 3) await sleep(0);
  gates[2]!();
  assert.deepEqual(await Promise.all([second, third]), [3, 3]);
  assert.deepEqual(served, ["a: 1", "b: 1", "a: 2,3"]);
});

Deno.test("[coalesce] a failed run does not block the next one", async () => {
  let calls = 0;
  const turn = createCoalesce<null, string>(() => {
    if (++calls === 1) return Promise.reject(new Error("Stripe is away."));
    return Promise.resolve("done");
  });
  await assert.rejects(turn("a", null), /away/);
  assert.equal(await turn("a", null), "done");
});
