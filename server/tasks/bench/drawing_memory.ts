// deno-lint-ignore-file no-console -- it answers the bench on its standard output
/**
 * @module A process that draws many pictures, as a drawing thread does, and prints how much memory it then
 * holds.
 */
import { STYLES } from "../../../lib/choices.ts";
import { draw } from "../../illustrator/draw.ts";
import { collectGarbage } from "../../illustrator/threads/garbage.ts";
import { GOLDEN_DESCRIPTIONS } from "../../illustrator/quality/golden_descriptions.ts";
import { parse } from "../../illustrator/words/parse.ts";
import { resolve } from "../../illustrator/words/resolve.ts";
import { sleep } from "../../../lib/sleep.ts";

/** Each style twenty times: more take minutes, and hold no more. */
const PICTURES = 160;

for (let index = 0; index < PICTURES; index++) {
  const description = GOLDEN_DESCRIPTIONS[index % GOLDEN_DESCRIPTIONS.length]!;
  const style = STYLES[index % STYLES.length]!;
  await draw(resolve(parse(description), { style, seed: String(index) }));
  // As a drawing thread does. Canvases are freed in the turn after the collection, where a thread takes its next task.
  collectGarbage();
  await sleep(0);
}
const mb = Math.round(Deno.memoryUsage().rss / 1e6);
console.log(JSON.stringify({ pictures: PICTURES, mb }));
