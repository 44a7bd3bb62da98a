import assert from "node:assert/strict";
import type { callApi } from "../api/api.ts";
import { findEligible } from "./eligible.ts";

/** A server with these answers, by path. */
function serverWith(answers: Record<string, { body: unknown[]; next?: string }>) {
  const call = (url: string) => {
    const problem = { status: 500, message: "Broken", issues: [] };
    return Promise.resolve(answers[url.split("?")[0]!] ?? { problem });
  };
  return { call: call as typeof callApi };
}

const ELIGIBLE = "/api/community/eligible";
const ALL = "/api/user/characters";

Deno.test("[eligible] a page of characters, and the way to more of them", async () => {
  const server = serverWith({ [ELIGIBLE]: { body: [{ id: 4 }], next: "/third" } });
  assert.deepEqual(await findEligible(ELIGIBLE, server), {
    body: { hasCharacters: true, characters: [{ id: 4 }] },
    next: "/third",
  });
});

for (const hasCharacters of [true, false]) {
  Deno.test(`[eligible] none are left, and there are ${hasCharacters ? "some" : "none"} at all`, async () => {
    const body = hasCharacters ? [{ id: 7 }] : [];
    const server = serverWith({ [ELIGIBLE]: { body: [] }, [ALL]: { body } });
    assert.deepEqual(await findEligible(ELIGIBLE, server), {
      body: { hasCharacters, characters: [] },
      next: undefined,
    });
  });
}

Deno.test("[eligible] a failure is shown", async () => {
  for (const server of [serverWith({}), serverWith({ [ELIGIBLE]: { body: [] } })]) {
    const found = await findEligible(ELIGIBLE, server);
    assert.ok("problem" in found && found.problem.message === "Broken");
  }
});
