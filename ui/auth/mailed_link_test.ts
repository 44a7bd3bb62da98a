import assert from "node:assert/strict";
import { mailedLink } from "./mailed_link.ts";

const cases: [hash: string, token: string, name: string][] = [
  ["#token=abc_-1&name=felix", "abc_-1", "felix"],
  ["#token=abc", "abc", ""],
  ["#token=", "", ""],
  ["", "", ""],
  ["#content", "", ""],
];
for (const [hash, token, name] of cases) {
  Deno.test(`[auth] "${hash}" carries "${token}" for "${name}"`, () => {
    assert.deepEqual(mailedLink({ hash }), { token, name });
  });
}
