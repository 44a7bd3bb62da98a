import assert from "node:assert/strict";
import { wrongImports } from "./import_rules.ts";

const table: [path: string, source: string, refused: boolean][] = [
  ["server/app.ts", 'import { a } from "../lib/a.ts";', false],
  ["server/app.ts", 'import { a } from "../pages/a.ts";', true],
  ["pages/index/+Page.tsx", 'import A from "../../islands/A.tsx";', false],
  ["pages/index/+Page.tsx", 'import { kv } from "../../server/store/keys.ts";', true],
  ["islands/A.tsx", 'import { b } from "../lib/b.ts";', false],
  ["islands/A.tsx", 'import B from "../pages/B.tsx";', true],
  ["islands/A.tsx", 'const b = await import("../server/b.ts");', true],
  ["islands/A.tsx", 'import fs from "node:fs";', true],
  ["lib/a.ts", 'export * from "../islands/A.tsx";', true],
  ["lib/a.ts", 'import.meta.glob("../server/*.ts");', true],
  ["lib/islands/a.ts", 'import { b } from "../b.ts";', false],
  ["lib/a_test.ts", 'import assert from "node:assert/strict";', false],
  ["lib/a.ts", 'import { Hono } from "hono";', true],
  ["lib/a.ts", 'import type { A } from "hono-like";', false],
];

for (const [path, source, refused] of table) {
  Deno.test(`[imports] ${path}: ${source} is ${refused ? "refused" : "fine"}`, () => {
    assert.equal(wrongImports(path, source).length, refused ? 1 : 0);
  });
}
