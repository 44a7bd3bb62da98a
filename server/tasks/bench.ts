// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task bench`: how fast the product is, as ratios to a baseline measured in the same run.
 * Ends with an error when a goal is missed. `deno task bench http payments` measures these topics only.
 */
import { accountRows } from "./bench/accounts.ts";
import { collectionPageRows } from "./bench/collection_page.ts";
import { collectionSearchRow } from "./bench/collection_search.ts";
import { contestRows } from "./bench/contest.ts";
import { drawingRows } from "./bench/drawing.ts";
import { fileRows } from "./bench/files.ts";
import { httpRows } from "./bench/http.ts";
import { paymentRows } from "./bench/payments.ts";
import { redrawRow } from "./bench/redraw.ts";
import { serverMemoryRows } from "./bench/server_memory.ts";
import { startRow } from "./bench/start.ts";
import { wordsRows } from "./bench/words.ts";
import { readCommandLine, refuseCommandLine } from "./command_line.ts";
import type { Row } from "./bench/row.ts";

/** The topics in the order they are measured: what needs a quiet machine most comes first. */
const TOPICS: Record<string, () => Promise<Row[]>> = {
  start: async () => [await startRow()],
  http: httpRows,
  accounts: accountRows,
  collection: async () => [...await collectionPageRows(), await collectionSearchRow()],
  contest: contestRows,
  payments: paymentRows,
  words: wordsRows,
  drawing: drawingRows,
  files: fileRows,
  redraw: async () => [await redrawRow()],
  memory: serverMemoryRows,
};

const USAGE = `deno task bench -- [topic …]   of: ${
  Object.keys(TOPICS).join(", ")
}; all without one`;

const { positionals } = readCommandLine({ usage: USAGE, allowPositionals: true });
const wanted = positionals.length > 0 ? positionals : Object.keys(TOPICS);
const unknown = wanted.find((topic) => !Object.hasOwn(TOPICS, topic));
if (unknown !== undefined) {
  refuseCommandLine(USAGE, `There is no topic ${unknown}`);
}

const rows: Row[] = [];
for (const topic of wanted) rows.push(...await TOPICS[topic]!());

console.log("\n| what | measured | against | ratio | goal | |\n|---|---|---|---|---|---|");
for (const { what, measured, against = "", ratio, goal, met } of rows) {
  const shown = ratio === undefined ? "" : `${Math.round(ratio * 100)} %`;
  console.log(`| ${what} | ${measured} | ${against} | ${shown} | ${goal} | ${met ? "✓" : "✗"} |`);
}
Deno.exit(rows.every(({ met }) => met) ? 0 : 1);
