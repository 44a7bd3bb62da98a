import assert from "node:assert/strict";
import { DRAWN_CHARACTER as CAT } from "../../tests/support/drawn_character.ts";
import type { RedrawnCharacter } from "../../lib/redrawn.ts";
import { setUser } from "../session/user_store.ts";
import { $toast } from "../toast/toast.ts";
import { createChanging } from "./changing.ts";
import { changedLooks } from "./changed_looks.ts";
import type { DraftCharacter } from "./draft.ts";
import { createGeneratorStore } from "./generator_store.ts";
import { pictureUrl } from "../pictures/picture_url.ts";
import type { RedrawOptions, requestRedraw } from "./redraw_request.ts";
import { sleep } from "../../lib/sleep.ts";

type Answer = Awaited<ReturnType<typeof requestRedraw>>;

/** A picture on the stage, and a server that answers each call when the test says so. */
function studio(character: DraftCharacter = CAT) {
  setUser(null);
  const store = createGeneratorStore();
  store.$draft.set({ ...store.$draft.get(), description: "a shy cat", style: "anime", character });
  const asked: Record<string, unknown>[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  let listener: RedrawOptions = {};
  const send: typeof requestRedraw = (changes, options = {}) => {
    asked.push({ ...changes });
    listener = options;
    return new Promise<Answer>((resolve) => waiting.push(resolve));
  };
  const changing = createChanging(store, {
    send,
    preload: () => Promise.resolve(),
    pauseMs: 1,
    secondMs: 1,
  });
  store.$draft.subscribe((draft) => changedLooks(draft) && changing.follow());
  const rest = () => sleep(15);
  return {
    store,
    asked,
    change: changing.change,
    rest,
    /** Long enough for pauses of so many seconds, which are milliseconds here. */
    pause: (seconds: number) => sleep(seconds + 30),
    shows: (image: string) => listener.onWhole!(image),
    inLine: (ahead: number, seconds: number) =>
      listener.onProgress!({ stage: "waiting", percent: 0, ahead, seconds }),
    async answer(answer: Answer) {
      waiting.shift()!(answer);
      await rest();
    },
    picture: () => store.$draft.get().character!,
  };
}

function redrawn(number: number, change: Partial<RedrawnCharacter> = {}) {
  const { understanding } = CAT;
  return {
    body: {
      ...CAT,
      imageUrl: `cats/${number}.png`,
      understanding: { ...understanding, cost: 0 },
      cost: 0 as const,
      changed: [{ what: "accessories", from: "", to: "a hat" }],
      ...change,
    },
  };
}

const refused = (status: number, message = "") => ({ status, message });

Deno.test("[changing] toggles are drawn together once the form rests; the old picture stays until then", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  s.store.toggleAccessory("scarf");
  await s.rest();
  assert.deepEqual(s.asked, [{ imageUrl: "cats/1.png", accessories: ["hat", "scarf"] }]);
  assert.equal(s.picture().imageUrl, "cats/1.png");
  assert.equal(s.store.$changing.get().state, "changing");
  await s.answer(redrawn(2, { accessories: ["hat", "scarf"] }));
  assert.equal(s.picture().imageUrl, "cats/2.png");
  assert.equal(s.picture().understanding.cost, 1, "what it has cost stays");
  assert.deepEqual(s.store.$changing.get(), {
    state: "changed",
    changed: [{ what: "accessories", from: "", to: "a hat" }],
  });
  assert.equal(s.asked.length, 1);
});

Deno.test("[changing] the changed picture is seen as soon as it is drawn, and not loaded again", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  await s.rest();
  s.shows("data:a cat with a hat");
  assert.deepEqual(s.store.$changing.get(), { state: "changing", whole: "data:a cat with a hat" });
  assert.equal(s.picture().imageUrl, "cats/1.png", "it is not stored yet");
  await s.answer(redrawn(20, { accessories: ["hat"] }));
  assert.equal(await pictureUrl("cats/20.png"), "data:a cat with a hat");
  assert.equal(await pictureUrl("cats/20.png", { width: 256 }), "data:a cat with a hat");

  // What the form does not say any more is not seen.
  s.store.toggleAccessory("scarf");
  await s.rest();
  s.store.toggleAccessory("scarf");
  s.shows("data:a cat with a scarf");
  assert.deepEqual(s.store.$changing.get(), { state: "changing" });
});

Deno.test("[changing] a picture that was seen and could not be stored is gone again", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  await s.rest();
  s.shows("data:a cat with a hat");
  await s.answer(refused(507, "The disk is full."));
  assert.deepEqual(s.store.$changing.get(), { state: "failed", reason: "The disk is full." });
  assert.equal(s.picture().imageUrl, "cats/1.png");
  assert.deepEqual(s.store.$draft.get().accessories, []);
});

Deno.test("[changing] of changes during a change the last one wins, and the others are not seen", async () => {
  const s = studio();
  s.store.$draft.setKey("colorScheme", "blue");
  await s.rest();
  s.store.$draft.setKey("colorScheme", "red");
  await s.rest();
  s.store.$draft.setKey("colorScheme", "green");
  await s.rest();
  assert.equal(s.asked.length, 1);
  await s.answer(redrawn(2, { colorScheme: "blue" }));
  assert.equal(s.picture().imageUrl, "cats/1.png");
  assert.deepEqual(s.asked[1], { imageUrl: "cats/1.png", colorScheme: "green" });
  await s.answer(redrawn(3, { colorScheme: "green" }));
  assert.equal(s.picture().imageUrl, "cats/3.png");
});

Deno.test("[changing] a change that is taken back is not shown", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  await s.rest();
  s.store.toggleAccessory("hat");
  await s.answer(redrawn(2, { accessories: ["hat"] }));
  assert.equal(s.picture().imageUrl, "cats/1.png");
  assert.equal(s.asked.length, 1);
  assert.equal(s.store.$changing.get().state, "idle");
});

Deno.test("[changing] after a failure the form says what the picture shows", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  await s.rest();
  await s.answer(refused(429, "Too many changes. Please try again later."));
  assert.deepEqual(s.store.$draft.get().accessories, []);
  assert.deepEqual([$toast.get()?.title, $toast.get()?.description], [
    "Change failed",
    "Too many changes. Please try again later.",
  ]);
  assert.equal(s.asked.length, 1);
});

Deno.test("[changing] what the picture shows already is no failure", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  await s.rest();
  await s.answer(refused(400, "There is nothing to change in this picture."));
  assert.deepEqual(s.store.$draft.get().accessories, ["hat"]);
  assert.deepEqual(s.picture().accessories, ["hat"]);
  assert.deepEqual(s.store.$changing.get(), { state: "changed", changed: [] });
  assert.equal(s.asked.length, 1);
});

Deno.test("[changing] what the picture shows already is asked once, whatever is changed next", async () => {
  const s = studio();
  s.store.$draft.setKey("colorScheme", "blue");
  await s.rest();
  await s.answer(refused(400, "There is nothing to change in this picture."));
  s.store.toggleAccessory("hat");
  await s.rest();
  await s.answer(redrawn(2, { accessories: ["hat"], colorScheme: CAT.colorScheme }));
  assert.deepEqual(s.asked, [
    { imageUrl: "cats/1.png", colorScheme: "blue" },
    { imageUrl: "cats/1.png", accessories: ["hat"] },
  ]);
  assert.deepEqual([s.picture().imageUrl, s.picture().colorScheme], ["cats/2.png", "blue"]);
});

Deno.test("[changing] words change the picture; words for another cat offer one", async () => {
  const s = studio();
  s.change("at night");
  await s.rest();
  assert.deepEqual(s.asked, [{ imageUrl: "cats/1.png", words: "at night" }]);
  await s.answer(redrawn(2));
  s.change("with blue eyes");
  await s.rest();
  const reason = "The words ask for another cat (eyes). A new cat takes a generation.";
  await s.answer(refused(409, reason));
  assert.deepEqual(s.store.$changing.get(), { state: "failed", reason, newCat: "with blue eyes" });
  assert.equal(s.picture().imageUrl, "cats/2.png");
});

const FULL = {
  ...refused(503, "Many pictures are being drawn right now. Please try again in 40 seconds."),
  retryAfterSeconds: 40,
};

Deno.test("[changing] in a crowd a change says how long it waits", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  await s.rest();
  s.inLine(12, 20);
  assert.deepEqual(s.store.$changing.get(), { state: "changing", wait: { seconds: 20 } });
  s.shows("data:a cat with a hat");
  assert.deepEqual(s.store.$changing.get(), { state: "changing", whole: "data:a cat with a hat" });
  await s.answer(redrawn(2, { accessories: ["hat"] }));
  assert.equal(s.store.$changing.get().state, "changed");
});

Deno.test("[changing] when the queue is full the change is retried by itself, with the choices of that moment", async () => {
  const s = studio();
  s.change("at night");
  await s.rest();
  await s.answer(FULL);
  const wait = { seconds: 40, reason: "Many pictures are being drawn right now." };
  assert.deepEqual(s.store.$changing.get(), { state: "changing", wait });
  s.store.toggleAccessory("hat");
  await s.pause(40);
  assert.deepEqual(s.asked[1], { imageUrl: "cats/1.png", words: "at night", accessories: ["hat"] });
  assert.deepEqual(s.store.$changing.get(), { state: "changing" });
  await s.answer(redrawn(2, { accessories: ["hat"] }));
  assert.deepEqual([s.picture().imageUrl, s.asked.length], ["cats/2.png", 2]);
});

Deno.test("[changing] what is taken back in the pause is not asked for again", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  await s.rest();
  await s.answer(FULL);
  s.store.toggleAccessory("hat");
  await s.pause(40);
  assert.deepEqual([s.asked.length, s.store.$changing.get()], [1, { state: "idle" }]);
});

Deno.test("[changing] after minutes of a full queue the change has failed", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  await s.rest();
  for (let tries = 1; tries <= 4; tries++) {
    await s.answer(FULL);
    await s.pause(40);
  }
  await s.answer(FULL);
  assert.deepEqual(s.store.$changing.get(), { state: "failed", reason: FULL.message });
  assert.deepEqual([s.asked.length, s.store.$draft.get().accessories], [5, []]);
});

Deno.test("[changing] undo and redo walk through the changes", async () => {
  const s = studio();
  s.store.toggleAccessory("hat");
  await s.rest();
  await s.answer(redrawn(2, { accessories: ["hat"] }));
  s.change("at night");
  await s.rest();
  await s.answer(redrawn(3, { accessories: ["hat"] }));
  s.store.undo();
  assert.equal(s.picture().imageUrl, "cats/2.png");
  s.store.undo();
  assert.equal(s.picture().imageUrl, "cats/1.png");
  assert.deepEqual(s.store.$draft.get().accessories, []);
  await s.rest();
  assert.equal(s.asked.length, 2, "going back draws nothing");
  s.store.redo();
  s.store.redo();
  assert.equal(s.picture().imageUrl, "cats/3.png");
  assert.deepEqual(s.store.$draft.get().accessories, ["hat"]);
  s.store.redo();
  assert.equal(s.picture().imageUrl, "cats/3.png");
});

Deno.test("[changing] a premium style asks for the membership and draws nothing", async () => {
  const s = studio();
  s.store.$draft.setKey("style", "neon");
  await s.rest();
  assert.equal($toast.get()?.title, "A premium style");
  assert.equal(s.store.$draft.get().style, "anime");
  assert.equal(s.asked.length, 0);
});
