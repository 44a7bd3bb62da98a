/** @module Writing down what the golden pictures look like, once a person has approved them. */
import { inspect } from "../../illustrator/quality/inspect.ts";
import { type Golden, goldenOf, goldenSpecs, PLATFORM } from "../../illustrator/quality/golden.ts";

const FILE = new URL("../../illustrator/quality/golden.json", import.meta.url);

/** Draws every golden picture of the tests and keeps its hash and its grid. */
export async function writeGolden(): Promise<void> {
  const pictures: Golden["pictures"] = {};
  for (const { name, spec } of goldenSpecs()) {
    pictures[name] = goldenOf((await inspect(spec)).view);
  }
  const golden: Golden = { platform: PLATFORM, pictures };
  await Deno.writeTextFile(FILE, `${JSON.stringify(golden, null, 2)}\n`);
}
