import assert from "node:assert/strict";
import { createPool } from "./pool.ts";
import type { CatSpec } from "../spec.ts";

/** A recipe that controls the thread of the test below. */
function recipe(seed: string): CatSpec {
  return { seed } as CatSpec;
}

/** A thread that answers with the bytes of the seed and its own name, or misbehaves as the seed says. */
const script = `data:application/javascript,${
  encodeURIComponent(`
  const name = crypto.randomUUID();
  onmessage = ({ data: { spec: { seed }, wantsSketch, wantsSmallView, wantsView, wantsColours } }) => {
    if (seed === "hang") return;
    if (seed === "crash") throw new Error("out of paint");
    if (seed === "refuse") return postMessage({ error: "no such colour" });
    if (wantsSketch) {
      postMessage({ stage: "sketching" });
      postMessage({ sketch: new TextEncoder().encode("sketch of " + seed) });
    }
    postMessage({ stage: "painting" });
    if (wantsSmallView) postMessage({ smallView: new TextEncoder().encode("small " + seed) });
    if (wantsView) postMessage({ view: new TextEncoder().encode("view of " + seed) });
    if (wantsColours) postMessage({ colours: "colours of " + seed });
    postMessage({ png: new TextEncoder().encode(seed + " by " + name) });
  };
`)
}`;

async function drawnBy(picture: Promise<Uint8Array>): Promise<string> {
  return new TextDecoder().decode(await picture).split(" by ")[1]!;
}

Deno.test("pictures come back whole, with their stages in order, and no sketch that is not asked for", async () => {
  const pool = createPool({ threads: 1, script });
  const stages: string[] = [];
  const png = await pool.draw(recipe("fluffy"), { onStage: (stage) => stages.push(stage) });
  assert.match(new TextDecoder().decode(png), /^fluffy by /);
  assert.deepEqual(stages, ["waiting", "reading", "painting"]);
  pool.close();
});

Deno.test("a watching client gets a sketch of each picture before the painting", async () => {
  const pool = createPool({ threads: 1, script });
  const seen: string[] = [];
  const options = {
    onStage: (stage: string) => seen.push(stage),
    onSketch: (webp: Uint8Array) => seen.push(new TextDecoder().decode(webp)),
  };
  await Promise.all(["one", "two"].map((seed) => pool.draw(recipe(seed), options)));
  assert.deepEqual(seen.filter((each) => each !== "waiting"), [
    "reading",
    "sketching",
    "sketch of one",
    "painting",
    "reading",
    "sketching",
    "sketch of two",
    "painting",
  ]);
  pool.close();
});

Deno.test("a client that asks for the small view, the copy for pages and the colours gets them before the picture", async () => {
  const pool = createPool({ threads: 1, script });
  const seen: string[] = [];
  const onView = (webp: Uint8Array) => seen.push(new TextDecoder().decode(webp));
  await pool.draw(recipe("plain"));
  const onColours = (colours: unknown) => seen.push(String(colours));
  await pool.draw(recipe("shown"), { onView, onSmallView: onView, onColours })
    .then(() => seen.push("the picture"));
  assert.deepEqual(seen, ["small shown", "view of shown", "colours of shown", "the picture"]);
  pool.close();
});

Deno.test("no more threads run than allowed, in the order of arrival", async () => {
  const pool = createPool({ threads: 2, script });
  const order: number[] = [];
  const names = await Promise.all(Array.from({ length: 12 }, (_, n) => {
    const onStage = (stage: string) => void (stage === "reading" && order.push(n));
    return drawnBy(pool.draw(recipe(`cat ${n}`), { onStage }));
  }));
  assert.equal(new Set(names).size, 2);
  assert.deepEqual(order, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  pool.close();
});

const misfortunes: [seed: string, reason: RegExp][] = [
  ["crash", /out of paint/],
  ["refuse", /no such colour/],
  ["hang", /timeout|timed out/],
];
for (const [seed, reason] of misfortunes) {
  Deno.test(`after a ${seed} the picture fails and a new thread takes over`, async () => {
    const pool = createPool({
      threads: 1,
      script,
      timeLimitMs: seed === "hang" ? 1_500 : undefined,
    });
    const before = await drawnBy(pool.draw(recipe("before")));
    const failing = assert.rejects(pool.draw(recipe(seed)), reason);
    const after = drawnBy(pool.draw(recipe("after")));
    await failing;
    assert.notEqual(await after, before);
    pool.close();
  });
}

Deno.test("a picture that was aborted frees its thread", async () => {
  const pool = createPool({ threads: 1, script });
  const left = new AbortController();
  const hanging = pool.draw(recipe("hang"), { signal: left.signal });
  const queued = pool.draw(recipe("also left"), { signal: left.signal });
  const next = pool.draw(recipe("next"));
  left.abort(new Error("client left"));
  await assert.rejects(hanging, /client left/);
  await assert.rejects(queued, /client left/);
  await next;
  pool.close();
});

Deno.test("closing fails what is drawn and what waits, and ends every thread", async () => {
  const pool = createPool({ threads: 1, script });
  const running = assert.rejects(pool.draw(recipe("hang")), /stopping/);
  const waiting = assert.rejects(pool.draw(recipe("waiting")), /stopping/);
  pool.close();
  await Promise.all([running, waiting]);
  await assert.rejects(pool.draw(recipe("too late")), /stopping/);
});
