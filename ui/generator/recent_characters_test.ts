import assert from "node:assert/strict";
import type { callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import {
  $recentCharacters,
  addRecentCharacter,
  loadRecentCharacters,
} from "./recent_characters.ts";

/** nanostores lets go of a computed store only a second after its last reader left. */
const READING = { sanitizeOps: false, sanitizeResources: false };

const character = (id: number) => ({ id, name: `Cat ${id}` }) as SavedCharacter;

const answering = (answer: unknown) => ({
  call: (() => Promise.resolve(answer)) as typeof callApi,
});

const shown = () => {
  const recent = $recentCharacters.get();
  return recent.state === "ready" ? recent.characters.map(({ id }) => id) : recent.state;
};

Deno.test(
  "[recent] loads, fails, loads again, and has what was saved here at its head",
  READING,
  async () => {
    assert.equal(shown(), "loading");
    await loadRecentCharacters(
      answering({ problem: { status: 503, message: "Busy", issues: [] } }),
    );
    assert.deepEqual($recentCharacters.get(), { state: "failed", message: "Busy" });

    const loading = loadRecentCharacters(answering({ body: [5, 4, 3, 2, 1].map(character) }));
    assert.equal(shown(), "loading");
    await loading;
    assert.deepEqual(shown(), [5, 4, 3, 2, 1]);

    addRecentCharacter(character(6));
    addRecentCharacter(character(7));
    assert.deepEqual(shown(), [7, 6, 5, 4, 3, 2], "the six newest");

    await loadRecentCharacters(answering({ body: [7, 6, 5, 4, 3, 2].map(character) }));
    assert.deepEqual(shown(), [7, 6, 5, 4, 3, 2], "each once");
  },
);
