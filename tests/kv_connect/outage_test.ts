/**
 * The running server while its KV Connect server is away or hangs: plain answers in time, a quiet log, and all
 * is well again a moment after its return.
 */
import assert from "node:assert/strict";
import { startProduct } from "../../server/tasks/product.ts";
import { register } from "../torture/client.ts";
import { kvConnectTest } from "./denokv.ts";
import { AWAY_MS, liveThroughOutage, OUTAGES } from "./outages.ts";

for (const [what, [begin, end]] of Object.entries(OUTAGES)) {
  kvConnectTest(`while the server ${what}, requests answer 503 in time`, async (denokv) => {
    let output = "";
    let told: string[] = [];
    const product = await startProduct({
      variables: denokv.variables,
      onOutput: (text) => output += text,
    });
    try {
      const { origin } = product;
      const cookie = await register(origin, "anna");
      const beginQuietly = async () => {
        await begin(denokv);
        output = "";
      };
      const readAndEnd = async () => {
        told = lines(output);
        await end(denokv);
      };
      await liveThroughOutage(denokv, [beginQuietly, readAndEnd], [
        { origin, username: "anna", cookie },
      ]);
      assert.ok(told.length <= AWAY_MS / 1000, told.join("\n"));
      assert.match(told.join("\n"), /the database does not answer/);
    } finally {
      await product.stop();
      await product.clear();
    }
  });
}

function lines(output: string): string[] {
  return output.split("\n").filter((line) => line.trim() !== "");
}
