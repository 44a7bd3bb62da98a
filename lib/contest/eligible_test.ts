import assert from "node:assert/strict";
import type { callApi } from "../api.ts";
import { ALL_CHARACTERS, findEligible, findTakingPart } from "./eligible.ts";

/** A server with these answers, by address. */
function serverWith(answers: Record<string, { body: unknown; next?: string }>) {
  const call = (address: string) =>
    Promise.resolve(
      answers[address] ?? { problem: { status: 500, message: "Broken", issues: [] } },
    );
  return { call: call as typeof callApi };
}

const entry = (characterId: number, contestPeriod: string, status = "active") => ({
  characterId,
  contestPeriod,
  status,
});

Deno.test("[eligible] only active entries of the month take part", async () => {
  const server = serverWith({
    "/api/user/submissions?limit=100": {
      body: [entry(1, "2026-11"), entry(2, "2026-11", "withdrawn")],
      next: "/second",
    },
    "/second": { body: [entry(3, "2026-11"), entry(4, "2026-10")], next: "/older" },
  });
  assert.deepEqual(await findTakingPart("2026-11", server), new Set([1, 3]));
});

Deno.test("[eligible] pages of characters that all take part are passed over", async () => {
  const server = serverWith({
    [ALL_CHARACTERS]: { body: [{ id: 1 }, { id: 2 }], next: "/second" },
    "/second": { body: [{ id: 3 }, { id: 4 }], next: "/third" },
  });
  assert.deepEqual(await findEligible(new Set([1, 2, 3]), ALL_CHARACTERS, server), {
    hasCharacters: true,
    characters: [{ id: 4 }],
    next: "/third",
  });
});

Deno.test("[eligible] somebody without characters differs from somebody who submitted all", async () => {
  const none = serverWith({ [ALL_CHARACTERS]: { body: [] } });
  assert.deepEqual(await findEligible(new Set(), ALL_CHARACTERS, none), {
    hasCharacters: false,
    characters: [],
  });
  const one = serverWith({ [ALL_CHARACTERS]: { body: [{ id: 7 }] } });
  assert.deepEqual(await findEligible(new Set([7]), ALL_CHARACTERS, one), {
    hasCharacters: true,
    characters: [],
  });
});

Deno.test("[eligible] what goes wrong is said", async () => {
  const found = await findEligible(new Set(), "/x", serverWith({}));
  assert.ok("problem" in found && found.problem.message === "Broken");
  const taking = await findTakingPart("2026-11", serverWith({}));
  assert.ok("problem" in taking);
});
