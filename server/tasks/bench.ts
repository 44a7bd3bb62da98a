// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * `deno task bench`: how fast the product is, as ratios to a baseline measured in the same run.
 * Ends with an error when a goal is missed.
 *
 * @module
 */
import { accountRows } from "./bench/accounts.ts";
import { collectionPageRows } from "./bench/collection_page.ts";
import { collectionSearchRow } from "./bench/collection_search.ts";
import { contestRows } from "./bench/contest.ts";
import { drawingRows } from "./bench/drawing.ts";
import { httpRows } from "./bench/http.ts";
import { paymentRows } from "./bench/payments.ts";
import { startRow } from "./bench/start.ts";
import type { Row } from "./bench/row.ts";

const rows: Row[] = [
  await startRow(),
  ...await httpRows(),
  ...await accountRows(),
  ...await collectionPageRows(),
  await collectionSearchRow(),
  ...await contestRows(),
  ...await paymentRows(),
  ...await drawingRows(),
];

console.log("\n| what | measured | against | ratio | goal | |\n|---|---|---|---|---|---|");
for (const { what, measured, against = "", ratio, goal, met } of rows) {
  const shown = ratio === undefined ? "" : `${Math.round(ratio * 100)} %`;
  console.log(`| ${what} | ${measured} | ${against} | ${shown} | ${goal} | ${met ? "✓" : "✗"} |`);
}
Deno.exit(rows.every(({ met }) => met) ? 0 : 1);
