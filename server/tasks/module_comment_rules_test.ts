import assert from "node:assert/strict";
import { moduleCommentFaults } from "./module_comment_rules.ts";

const faults = (comment: string) =>
  moduleCommentFaults("server/cat.ts", `${comment}\nimport "./whiskers.ts";\n`).length;

Deno.test("a module comment that ends with its tag, or could be one line, is named", () => {
  assert.equal(faults("/**\n * A cat.\n *\n * @module\n */"), 1);
  assert.equal(faults("/**\n * @module A cat.\n */"), 1);
  assert.equal(faults("/**\n * @module A cat,\n * and its whiskers.\n */"), 1);
});

Deno.test("a module comment on one line, or too long for one, is right", () => {
  assert.equal(faults("/** @module A cat. */"), 0);
  assert.equal(faults(`/**\n * @module ${"A cat. ".repeat(15).trim()}\n */`), 0);
  assert.equal(faults("/**\n * @module A cat.\n *\n * @example\n * cat();\n */"), 0);
  assert.equal(faults("/** A cat. */"), 0);
});
