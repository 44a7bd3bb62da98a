import assert from "node:assert/strict";
import { isCurrent, navigationFor } from "./navigation.ts";

const USER = { id: 1 };

const cases: [path: string, current: string | undefined][] = [
  ["/", "Generator"],
  ["/generator", "Generator"],
  ["/community", "Community Gallery"],
  ["/collection", "My Collection"],
  ["/subscription", "Subscription"],
  ["/checkout", "Checkout"],
  ["/character/1", undefined],
];

for (const [path, current] of cases) {
  Deno.test(`[navigation] ${path} is ${current ?? "none of the links"}`, () => {
    const links = navigationFor(USER).filter((link) => isCurrent(link, path));
    assert.deepEqual(links.map((link) => link.label), current ? [current] : []);
  });
}

Deno.test("[navigation] guests see what they can open", () => {
  assert.deepEqual(navigationFor(null).map(({ href }) => href), ["/", "/community"]);
});
