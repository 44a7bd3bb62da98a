import assert from "node:assert/strict";
import { isCurrent, NAVIGATION } from "./navigation.ts";

const cases: [path: string, current: string | undefined][] = [
  ["/", "Generator"],
  ["/generator", "Generator"],
  ["/community", "Community Gallery"],
  ["/character/1", undefined],
];

for (const [path, current] of cases) {
  Deno.test(`[navigation] ${path} is ${current ?? "none of the links"}`, () => {
    const marked = NAVIGATION.filter((link) => isCurrent(link, path)).map((link) => link.label);
    assert.deepEqual(marked, current ? [current] : []);
  });
}
