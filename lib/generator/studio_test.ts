import assert from "node:assert/strict";
import type { GeneratedCharacter } from "../character.ts";
import type { GenerationProgress } from "../generation_progress.ts";
import { $toast } from "../toast.ts";
import type { Answer } from "./character_request.ts";
import { EMPTY_DRAFT, loadDraft } from "./draft.ts";
import { createStudio } from "./studio.ts";
import type { Wish } from "./wish.ts";

const CHARACTER: GeneratedCharacter = {
  name: "",
  prompt: "a shy cat",
  style: "anime",
  imageUrl: "cats/1.png",
  traits: [],
  accessories: [],
  colorScheme: "pink",
  favorite: "false",
  isPremium: false,
  createdAt: "2026-11-20T10:00:00.000Z",
  alt: "A shy grey cat",
  understanding: { understood: [], guessed: [], ignored: [], cost: 1 },
  seed: "7",
};

function memoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

/** A server that answers when the test says so. */
function slowServer() {
  const wishes: Wish[] = [];
  let settle: (answer: Answer) => void = () => {};
  let progress: (step: GenerationProgress) => void = () => {};
  return {
    wishes,
    request(wish: Wish, options: { onProgress?: (step: GenerationProgress) => void } = {}) {
      wishes.push(wish);
      progress = options.onProgress!;
      return new Promise<Answer>((resolve) => (settle = resolve));
    },
    progress: (step: GenerationProgress) => progress(step),
    async answer(answer: Answer) {
      settle(answer);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function studioWith(typed = { description: "a shy cat", style: "anime" as const }) {
  const server = slowServer();
  const storage = memoryStorage();
  const studio = createStudio(server);
  studio.wake(storage, typed);
  return { server, storage, studio };
}

Deno.test("[studio] from the press of the button to the picture", async () => {
  const { server, studio } = studioWith();
  assert.equal(studio.generate(), undefined);
  assert.equal(studio.$drawing.get().state, "drawing");

  server.progress({ stage: "painting", percent: 60 });
  assert.deepEqual(studio.$drawing.get(), {
    state: "drawing",
    progress: { stage: "painting", percent: 60 },
  });

  await server.answer({ character: CHARACTER });
  assert.deepEqual(studio.$drawing.get(), { state: "idle" });
  assert.deepEqual(studio.$draft.get().character, CHARACTER);
  assert.equal($toast.get()?.title, "Character generated!");
  assert.equal($toast.get()?.tone, "success");
});

Deno.test("[studio] a second press while drawing asks for nothing", () => {
  const { server, studio } = studioWith();
  studio.generate();
  studio.generate();
  studio.drawAnotherVersion();
  assert.equal(server.wishes.length, 1);
});

Deno.test("[studio] each press is a wish of its own", async () => {
  const { server, studio } = studioWith();
  studio.generate();
  await server.answer({ character: CHARACTER });
  studio.generate();
  const [first, second] = server.wishes;
  assert.notEqual(first?.key, second?.key);
  assert.ok(first!.key.length >= 8);
});

Deno.test("[studio] another version is the same cat with another seed", async () => {
  const { server, studio } = studioWith();
  studio.generate();
  await server.answer({ character: CHARACTER });
  studio.$draft.setKey("description", "something else by now");
  studio.drawAnotherVersion();
  const again = server.wishes[1]!;
  assert.deepEqual([again.prompt, again.style], ["a shy cat", "anime"]);
  assert.notEqual(again.seed, undefined);
  assert.notEqual(again.key, server.wishes[0]!.key);
});

Deno.test("[studio] a form with mistakes is not sent; it says what is wrong until it is right", () => {
  const { server, studio } = studioWith({ description: "  ", style: "none" as never });
  assert.deepEqual(studio.$problems.get(), {}, "silent before the first press");
  const unsubscribe = studio.$problems.subscribe(() => {});
  assert.deepEqual(studio.generate(), {
    description: "Please enter a description for your cat character",
    style: "Please select an art style",
  });
  assert.deepEqual([$toast.get()?.title, $toast.get()?.description, $toast.get()?.tone], [
    "Validation Error",
    "Please fill out all required fields",
    "destructive",
  ]);
  studio.$draft.setKey("description", "ab");
  studio.$draft.setKey("style", "pixel");
  assert.deepEqual(studio.$problems.get(), {
    description: "Please enter a description for your cat character (minimum 3 characters)",
    style: undefined,
  });
  studio.$draft.setKey("description", "abc");
  assert.deepEqual(studio.$problems.get(), {});
  assert.equal(server.wishes.length, 0);
  unsubscribe();
});

const failures: [name: string, answer: Answer, title: string, description: string][] = [
  [
    "no credits",
    { status: 403, message: "No generations remaining" },
    "No generations remaining",
    "You've used all your available generations. Purchase more to continue!",
  ],
  ["the server's words", { status: 429, message: "Slow down" }, "Generation failed", "Slow down"],
  [
    "no connection",
    { status: 0 },
    "Generation failed",
    "Failed to generate character. Please try again.",
  ],
];

for (const [name, answer, title, description] of failures) {
  Deno.test(`[studio] failure: ${name}. The form keeps its content`, async () => {
    const { server, studio } = studioWith();
    studio.generate();
    await server.answer(answer);
    const drawing = studio.$drawing.get();
    assert.deepEqual(drawing.state === "failed" && drawing.reason, { title, description });
    assert.deepEqual([$toast.get()?.title, $toast.get()?.description, $toast.get()?.tone], [
      title,
      description,
      "destructive",
    ]);
    assert.equal(studio.$draft.get().description, "a shy cat");
  });
}

Deno.test("[studio] trying again after a lost connection asks for the same wish", async () => {
  const { server, studio } = studioWith();
  studio.generate();
  await server.answer({ status: 0 });
  studio.retry();
  assert.deepEqual(server.wishes[1], server.wishes[0]);
});

Deno.test("[studio] trying again after a failure of the server is a new wish", async () => {
  const { server, studio } = studioWith();
  studio.generate();
  await server.answer({ status: 502, message: "The illustrator is ill" });
  studio.retry();
  assert.notEqual(server.wishes[1]?.key, server.wishes[0]?.key);
  assert.equal(server.wishes[1]?.prompt, "a shy cat");
});

Deno.test("[studio] after a failure the picture from before can be had back", async () => {
  const { server, studio } = studioWith();
  studio.generate();
  await server.answer({ character: CHARACTER });
  studio.drawAnotherVersion();
  await server.answer({ status: 502 });
  studio.forgetFailure();
  assert.deepEqual(studio.$drawing.get(), { state: "idle" });
  assert.deepEqual(studio.$draft.get().character, CHARACTER);
});

Deno.test("[studio] a reload keeps everything, and goes on with what was being drawn", async () => {
  const { server, storage, studio } = studioWith();
  studio.$draft.setKey("name", "Miso");
  studio.$draft.setKey("traits", ["Shy"]);
  studio.$draft.setKey("colorScheme", "blue");
  studio.toggleAccessory("hat");
  studio.generate();

  const later = slowServer();
  const reloaded = createStudio(later);
  reloaded.wake(storage, {});
  assert.deepEqual(later.wishes, server.wishes, "the same wish under the same key");
  assert.equal(reloaded.$drawing.get().state, "drawing");
  await later.answer({ character: CHARACTER });

  const quiet = slowServer();
  const again = createStudio(quiet);
  again.wake(storage, {});
  assert.deepEqual(again.$draft.get(), {
    description: "a shy cat",
    style: "anime",
    name: "Miso",
    traits: ["Shy"],
    colorScheme: "blue",
    accessories: ["hat"],
    character: CHARACTER,
  });
  assert.equal(quiet.wishes.length, 0, "nothing is drawn twice");
});

Deno.test("[studio] what was typed before the scripts came wins over what was stored", () => {
  const { storage, studio } = studioWith();
  studio.$draft.setKey("name", "Miso");
  const reloaded = createStudio(slowServer());
  reloaded.wake(storage, { description: "a bold cat" });
  assert.equal(reloaded.$draft.get().description, "a bold cat");
  assert.equal(reloaded.$draft.get().name, "Miso");
});

Deno.test("[studio] a character with a name fills the name field, one without leaves it", async () => {
  const { server, studio } = studioWith();
  studio.$draft.setKey("name", "Miso");
  studio.generate();
  await server.answer({ character: CHARACTER });
  assert.equal(studio.$draft.get().name, "Miso");
  studio.generate();
  await server.answer({ character: { ...CHARACTER, name: "Taro" } });
  assert.equal(studio.$draft.get().name, "Taro");
});

Deno.test("[studio] accessories are put on and taken off", () => {
  const { studio } = studioWith();
  studio.toggleAccessory("hat");
  studio.toggleAccessory("yarn");
  studio.toggleAccessory("hat");
  assert.deepEqual(studio.$draft.get().accessories, ["yarn"]);
});

const corrupt: [name: string, stored: string, kept: object][] = [
  ["no JSON", "{oops", EMPTY_DRAFT],
  ["no object", "[1]", EMPTY_DRAFT],
  ["a text", '"cat"', EMPTY_DRAFT],
  ["a number", "7", EMPTY_DRAFT],
  ["strange names", '{"__proto__":{"name":"x"},"toString":1,"constructor":{}}', EMPTY_DRAFT],
  ["null", "null", EMPTY_DRAFT],
  [
    "some fields wrong",
    JSON.stringify({
      description: "a shy cat",
      style: "oil",
      traits: "all",
      character: { alt: 1 },
    }),
    { ...EMPTY_DRAFT, description: "a shy cat" },
  ],
];

for (const [name, stored, kept] of corrupt) {
  Deno.test(`[studio] stored draft with ${name}: what cannot be read is as in a new tab`, () => {
    const draft = loadDraft(memoryStorage({ characterDraft: stored }));
    assert.deepEqual(JSON.parse(JSON.stringify(draft)), kept);
  });
}
