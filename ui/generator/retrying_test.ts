import assert from "node:assert/strict";
import type { GeneratedCharacter } from "../../lib/character.ts";
import de from "../../lib/i18n/catalogues/de.json" with { type: "json" };
import es from "../../lib/i18n/catalogues/es.json" with { type: "json" };
import fr from "../../lib/i18n/catalogues/fr.json" with { type: "json" };
import ja from "../../lib/i18n/catalogues/ja.json" with { type: "json" };
import pt from "../../lib/i18n/catalogues/pt.json" with { type: "json" };
import type { Answer } from "./character_request.ts";
import { retrying, type RetryPause } from "./retrying.ts";

const DRAWN: Answer = { character: { imageUrl: "cats/1.png" } as GeneratedCharacter };
const MESSAGE = "Many pictures are being drawn right now. Please try again in 31 seconds.";
const full = (retryAfterSeconds?: number): Answer => ({
  status: 503,
  message: MESSAGE,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

/** Asks a server that gives these answers, the last one for ever; a second takes no time. */
async function ask(answers: Answer[], onPause: (cancel: () => void) => void = () => {}) {
  const pauses: RetryPause[] = [];
  const cancelling = new AbortController();
  let asked = 1;
  let retries = 0;
  const again = () => Promise.resolve(answers[asked++] ?? answers.at(-1)!);
  const answer = await retrying(answers[0]!, again, {
    signal: cancelling.signal,
    onPause(pause) {
      pauses.push(pause);
      onPause(() => cancelling.abort());
    },
    onRetry: () => retries++,
    secondMs: 0.01,
  });
  return { answer, asked, retries, pauses };
}

Deno.test("[retrying] a full queue is retried after its Retry-After, and the reason is shown", async () => {
  const { answer, asked, retries, pauses } = await ask([full(31), full(5), DRAWN]);
  assert.equal(answer, DRAWN);
  assert.deepEqual([asked, retries], [3, 2]);
  const reason = "Many pictures are being drawn right now.";
  assert.deepEqual(pauses, [{ seconds: 31, reason }, { seconds: 5, reason }]);
});

const languages: [name: string, texts: Record<string, string>][] = [
  ["English", {}],
  ...Object.entries({ de, es, fr, ja, pt }),
];
for (const [name, texts] of languages) {
  Deno.test(`[retrying] in ${name} no message asks for what happens by itself`, async () => {
    const t = (text: string) => texts[text] ?? text;
    const refusal = (why: string) => t("{why} Please try again in {time}.").replace("{why}", why);
    const busy = t("The server is busy.");
    const drawn = t("Many pictures are being drawn right now.");
    const messages: [message: string, reason: string][] = [
      [t("The server is busy. Please try again in a moment."), busy],
      [t("The server is busy. Please try again."), busy],
      [refusal(drawn).replace("{time}", t("{n} seconds").replace("{n}", "31")), drawn],
    ];
    for (const [message, reason] of messages) {
      const { pauses } = await ask([{ status: 503, message, retryAfterSeconds: 5 }, DRAWN]);
      assert.deepEqual(pauses, [{ seconds: 5, reason }]);
    }
    const notStored =
      "Your picture was drawn, but it could not be stored. It costs you nothing; please try again.";
    const unstored = { status: 503, message: t(notStored), retryAfterSeconds: 5 };
    const { pauses: [pause] } = await ask([unstored, DRAWN]);
    const end = t("The server is busy. Please try again.").slice(busy.length).trim().toLowerCase();
    assert.ok(t(notStored).toLowerCase().endsWith(end), "it asks in the same words");
    assert.ok(!pause!.reason.toLowerCase().includes(end), pause!.reason);
    assert.equal(pause!.reason.match(/[.。]/g)?.length, 2, "it still says that it cost nothing");
  });
}

Deno.test("[retrying] it gives up after three minutes, with the last answer", async () => {
  const { answer, asked } = await ask([full(50)]);
  assert.deepEqual(answer, full(50));
  assert.equal(asked, 4);
});

const final: [what: string, answer: Answer][] = [
  ["a picture", DRAWN],
  ["a failure", { status: 502, message: "No." }],
  ["a limit", { status: 429, message: "Enough.", retryAfterSeconds: 5 }],
  ["a broken connection", { status: 0 }],
  ["a full line that does not say when", full()],
  ["a pause that is too long", full(300)],
];
for (const [what, only] of final) {
  Deno.test(`[retrying] ${what} is the answer`, async () => {
    assert.deepEqual(await ask([only, DRAWN]), { answer: only, asked: 1, retries: 0, pauses: [] });
  });
}

Deno.test("[retrying] a pause that is cancelled ends at once, and nothing is asked again", async () => {
  const { answer, asked, retries } = await ask([full(60)], (cancel) => setTimeout(cancel));
  assert.equal(answer, undefined);
  assert.deepEqual([asked, retries], [1, 0]);
});
