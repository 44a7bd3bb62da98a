/**
 * Many people want the same name at the same moment: one of them gets it.
 */
import assert from "node:assert/strict";
import { readBooks } from "./books.ts";
import { ask, PASSWORD } from "./client.ts";
import { stress, tally } from "./stress.ts";

const PEOPLE = 20;

/** What each of them asks for, and what the others are answered. */
const CONTESTS = [
  {
    what: "name, in any case",
    askFor: (seed: string, person: number) => ({
      username: person % 2 ? `Wanted-${seed}` : `wANTED-${seed}`,
      email: `${person}-${seed}@example.com`,
    }),
    refusal: "Username already exists",
  },
  {
    what: "e-mail address, in any case",
    askFor: (seed: string, person: number) => ({
      username: `person-${person}-${seed}`,
      email: person % 2 ? `Wanted-${seed}@example.com` : `wanted-${seed}@EXAMPLE.com`,
    }),
    refusal: "Email already exists",
  },
];

stress(
  `${PEOPLE} registrations of one name, or of one address, are one account`,
  async (stress) => {
    const { seed } = stress;
    const product = await stress.start();
    const figures: string[] = [];
    for (const { what, askFor, refusal } of CONTESTS) {
      const answers = await Promise.all(
        Array.from({ length: PEOPLE }, (_, person) => {
          const body = { ...askFor(seed, person), password: PASSWORD };
          return ask(product.origin, "/api/register", { body });
        }),
      );
      const statuses = tally(answers.map(({ status }) => status));
      assert.equal(statuses, `1 × 201, ${PEOPLE - 1} × 409`, what);
      for (const { status, body, cookie } of answers) {
        if (status === 201) assert.equal(body.remainingGenerations, 6);
        else assert.deepEqual([body.message, cookie], [refusal, undefined]);
      }
      figures.push(`${PEOPLE} at once: ${statuses}`);
    }
    assert.equal(await product.stop(), 0);
    const books = await readBooks(product.dataDir);
    assert.deepEqual(books.errors, []);
    assert.deepEqual([books.usernames.size, books.sessions], [CONTESTS.length, CONTESTS.length]);
    return `${figures.join("; ")}; each 1 account and 1 session`;
  },
);
