import assert from "node:assert/strict";
import { largeReadonlySets } from "./large_set_rules.ts";

Deno.test("a set of things that takes long to check is named", () => {
  const found = (source: string) => largeReadonlySets("server/illustrator/a.ts", source).length;
  assert.equal(found('const TRAYS: ReadonlySet<Prop> = new Set<Prop>(["tray"]);'), 1);
  assert.equal(found("const RAINY: ReadonlySet<Prop | Costume> = of();"), 1);
  assert.equal(found('const TRAYS = new Set<Prop>(["tray"]);'), 0);
  assert.equal(found('const HATS: ReadonlySet<Hat> = new Set(["crown"]);'), 0);
});
