/**
 * @module Every row by itself: its owner exists, the rows it needs are there, and every index row leads to
 * a row that asks for it.
 */
import { keys } from "../store/keys.ts";
import { readMany } from "../store/database/read_many.ts";
import type { Findings } from "./findings.ts";
import { type Index, INDEXES } from "./indexes.ts";
import { type KeyParts, type Need, type Table, TABLES } from "./tables.ts";

/** Rows looked at together: their lookups overlap, and no more of them are in memory. */
const BATCH = 500;

export interface Row {
  key: Deno.KvKey;
  parts: KeyParts;
  value: unknown;
}

/** Looks at every row of every table and index. */
export async function checkRows(kv: Deno.Kv, findings: Findings, now: number): Promise<void> {
  for (const table of TABLES) {
    for await (const rows of batches(kv, table.name)) {
      findings.counted(table.name, rows.length);
      await checkBatch(kv, { table, rows, findings, now });
    }
  }
  for (const index of INDEXES) {
    for await (const rows of batches(kv, index.name)) {
      findings.counted("index rows", rows.length);
      await checkIndexBatch(kv, { index, rows, findings, now });
    }
  }
}

/** The rows of a table, some at a time. */
export async function* batches(kv: Deno.Kv, name: string): AsyncIterable<Row[]> {
  let rows: Row[] = [];
  for await (const { key, value } of kv.list({ prefix: [name] }, { batchSize: BATCH })) {
    // Every part of our keys is a word or a number.
    rows.push({ key, parts: key.slice(1) as unknown as KeyParts, value });
    if (rows.length < BATCH) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** What a row is called in a sentence, e.g. `characters 12`. */
export function nameOf(key: Deno.KvKey): string {
  return key.map(String).join(" ");
}

async function checkBatch(
  kv: Deno.Kv,
  { table, rows, findings, now }: { table: Table; rows: Row[]; findings: Findings; now: number },
): Promise<void> {
  const owners = rows.map(({ value, parts }) => table.owner?.(value, parts) ?? null);
  const needs = rows.map(({ value, parts }) => table.needs?.(value, parts, now) ?? []);
  const found = await readAll(kv, [
    ...owners.flatMap((id) => id === null ? [] : [keys.user(id), keys.deletion(id)]),
    ...needs.flat().map(({ key }) => key),
  ]);
  rows.forEach(({ key }, index) => {
    const owner = owners[index] ?? null;
    if (owner !== null && !found.has(keys.user(owner))) {
      // What is left of a deleted account is being removed, in no order to rely on.
      if (found.has(keys.deletion(owner))) return findings.counted("rows being removed");
      findings.problem(`${nameOf(key)} belongs to user ${owner}, who does not exist`);
    }
    for (const need of needs[index]!) {
      const complaint = unmet(need, found);
      if (complaint) findings.problem(`${nameOf(key)}: ${complaint}`);
    }
  });
}

function unmet(need: Need, found: Found): string | undefined {
  const name = nameOf(need.key);
  if (!found.has(need.key)) return `${name} is missing`;
  const value = found.get(need.key);
  if (need.value !== undefined && value !== need.value) return `${name} leads to ${value}`;
  if (need.agrees && !need.agrees(value)) return `${name} disagrees with it`;
}

async function checkIndexBatch(
  kv: Deno.Kv,
  { index, rows, findings, now }: { index: Index; rows: Row[]; findings: Findings; now: number },
): Promise<void> {
  const targets = rows.map(({ value, parts }) => index.target(value, parts, now));
  const found = await readAll(kv, targets.filter((target) => target !== null));
  rows.forEach(({ key, parts }, position) => {
    const target = targets[position];
    if (!target) return;
    if (!found.has(target)) {
      findings.problem(`${nameOf(key)} leads to ${nameOf(target)}, which does not exist`);
    } else if (!isAskedFor(index, { key, parts, target, row: found.get(target), now })) {
      findings.problem(`${nameOf(key)} leads to ${nameOf(target)}, which has no such index row`);
    }
  });
}

function isAskedFor(
  { agrees }: Index,
  { key, parts, target, row, now }: {
    key: Deno.KvKey;
    parts: KeyParts;
    target: Deno.KvKey;
    row: unknown;
    now: number;
  },
): boolean {
  if (agrees) return agrees(row, parts);
  const table = TABLES.find(({ name }) => name === target[0]);
  const needs = table?.needs?.(row, target.slice(1) as unknown as KeyParts, now) ?? [];
  return needs.some((need) => textOf(need.key) === textOf(key));
}

/** Rows by their keys. */
interface Found {
  has(key: Deno.KvKey): boolean;
  get(key: Deno.KvKey): unknown;
}

/** Reads each of these keys once. */
async function readAll(kv: Deno.Kv, wanted: readonly Deno.KvKey[]): Promise<Found> {
  const different = [...new Map(wanted.map((key) => [textOf(key), key])).values()];
  const values = await readMany<unknown>(kv, different);
  const found = new Map(different.map((key, index) => [textOf(key), values[index]]));
  return { has: (key) => found.get(textOf(key)) != null, get: (key) => found.get(textOf(key)) };
}

function textOf(key: Deno.KvKey): string {
  return JSON.stringify(key);
}
