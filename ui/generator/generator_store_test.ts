import assert from "node:assert/strict";
import { DRAWN_CHARACTER as CHARACTER } from "../../tests/support/drawn_character.ts";
import { PREMIUM_STYLE_LOCKED } from "../../lib/choices.ts";
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import { $user, setUser } from "../session/user_store.ts";
import { $toast } from "../toast/toast.ts";
import type { User } from "../../lib/user.ts";
import type { Answer, RequestOptions } from "./character_request.ts";
import { type Draft, emptyDraft, loadDraft } from "./draft.ts";
import { createGeneratorStore, type GeneratorStore } from "./generator_store.ts";
import type { DrawRequest } from "./draw_request.ts";
import { sleep } from "../../lib/sleep.ts";

/** nanostores lets go of a computed store only a second after its last reader left. */
const READING = { sanitizeOps: false, sanitizeResources: false };

function memoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A server that answers when the test says so. */
function slowServer() {
  const requests: DrawRequest[] = [];
  const photos: (string | undefined)[] = [];
  const refreshed: User[] = [];
  let settle: (answer: Answer) => void = () => {};
  let listener: RequestOptions = {};
  return {
    requests,
    photos,
    refreshed,
    send(request: DrawRequest, options: RequestOptions = {}) {
      requests.push(request);
      photos.push(options.photo);
      listener = options;
      return new Promise<Answer>((resolve) => (settle = resolve));
    },
    preload: () => Promise.resolve(),
    refresh: () => Promise.resolve(void refreshed.push($user.get()!)),
    progress: (step: GenerationProgress) => listener.onProgress!(step),
    partial: (image: string) => listener.onPartial!(image, false),
    async answer(answer: Answer) {
      settle(answer);
      await sleep(0);
    },
  };
}

function storeWith(
  typed: Partial<Draft> = { description: "a shy cat", style: "anime" },
  user: User | null = null,
) {
  setUser(user);
  const server = slowServer();
  const storage = memoryStorage();
  const store = createGeneratorStore(server);
  store.hydrate(storage, typed, user);
  return { server, storage, store };
}

const PHOTO = "data:image/jpeg;base64,AAAA";

/** A store of a user who has this many generations left, with a photo chosen. */
function storeWithPhoto(remainingGenerations: number) {
  const user = { id: 7, username: "miso", remainingGenerations };
  const parts = storeWith(undefined, user);
  parts.store.$draft.setKey("photo", PHOTO);
  return { ...parts, user };
}

const FROM_PHOTO = {
  ...CHARACTER,
  understanding: { ...CHARACTER.understanding, cost: 2 },
  remainingGenerations: 4,
};

Deno.test("[store] from the press of the button to the picture", async () => {
  const { server, store } = storeWith();
  assert.equal(store.generate(), undefined);
  assert.equal(store.$drawing.get().state, "drawing");

  server.progress({ stage: "painting", percent: 60 });
  assert.deepEqual(store.$drawing.get(), {
    state: "drawing",
    progress: { stage: "painting", percent: 60 },
  });

  await server.answer({ character: CHARACTER });
  assert.deepEqual(store.$drawing.get(), { state: "idle" });
  assert.deepEqual(store.$draft.get().character, CHARACTER);
  assert.equal($toast.get()?.title, "Character generated!");
  assert.equal($toast.get()?.tone, "success");
});

Deno.test("[store] a second press while drawing asks for nothing", () => {
  const { server, store } = storeWith();
  store.generate();
  store.generate();
  store.drawAnotherVersion();
  assert.equal(server.requests.length, 1);
});

Deno.test("[store] each press is a request of its own", async () => {
  const { server, store } = storeWith();
  store.generate();
  await server.answer({ character: CHARACTER });
  store.generate();
  const [first, second] = server.requests;
  assert.notEqual(first?.key, second?.key);
  assert.ok(first!.key.length >= 8);
});

Deno.test("[store] another version is the same cat with another seed", async () => {
  const { server, store } = storeWith();
  store.generate();
  await server.answer({ character: CHARACTER });
  store.$draft.setKey("description", "something else by now");
  store.drawAnotherVersion();
  const again = server.requests[1]!;
  assert.deepEqual([again.prompt, again.style], ["a shy cat", "anime"]);
  assert.notEqual(again.seed, undefined);
  assert.notEqual(again.key, server.requests[0]!.key);
});

Deno.test(
  "[store] a form with mistakes is not sent; it says what is wrong until it is right",
  READING,
  () => {
    const { server, store } = storeWith({ description: "  ", style: "none" as never });
    assert.deepEqual(store.$problems.get(), {}, "silent before the first press");
    const unsubscribe = store.$problems.subscribe(() => {});
    assert.deepEqual(store.generate(), {
      description: "Please enter a description for your cat character",
      style: "Please select an art style",
    });
    assert.deepEqual([$toast.get()?.title, $toast.get()?.description, $toast.get()?.tone], [
      "Validation Error",
      "Please fill out all required fields",
      "destructive",
    ]);
    store.$draft.setKey("description", "ab");
    store.$draft.setKey("style", "pixel");
    assert.deepEqual(store.$problems.get(), {
      description: "Please enter a description for your cat character (minimum 3 characters)",
      style: undefined,
    });
    store.$draft.setKey("description", "abc");
    assert.deepEqual(store.$problems.get(), {});
    assert.equal(server.requests.length, 0);
    unsubscribe();
  },
);

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
  Deno.test(`[store] failure: ${name}. The form keeps its content`, async () => {
    const { server, store } = storeWith();
    store.generate();
    await server.answer(answer);
    const drawing = store.$drawing.get();
    assert.equal(drawing.state === "failed" && drawing.reason.title, title);
    assert.equal(drawing.state === "failed" && drawing.reason.description, description);
    assert.deepEqual([$toast.get()?.title, $toast.get()?.description, $toast.get()?.tone], [
      title,
      description,
      "destructive",
    ]);
    assert.equal(store.$draft.get().description, "a shy cat");
  });
}

Deno.test("[store] trying again after a lost connection asks for the same request", async () => {
  const { server, store } = storeWith();
  store.generate();
  await server.answer({ status: 0 });
  store.retry();
  assert.deepEqual(server.requests[1], server.requests[0]);
});

Deno.test("[store] trying again after a failure of the server is a new request", async () => {
  const { server, store } = storeWith();
  store.generate();
  await server.answer({ status: 502, message: "The illustrator is ill" });
  store.retry();
  assert.notEqual(server.requests[1]?.key, server.requests[0]?.key);
  assert.equal(server.requests[1]?.prompt, "a shy cat");
});

Deno.test("[store] after a failure the picture from before can be had back", async () => {
  const { server, store } = storeWith();
  store.generate();
  await server.answer({ character: CHARACTER });
  store.drawAnotherVersion();
  await server.answer({ status: 502 });
  store.forgetFailure();
  assert.deepEqual(store.$drawing.get(), { state: "idle" });
  assert.deepEqual(store.$draft.get().character, CHARACTER);
});

Deno.test("[store] a reload keeps everything, and goes on with what was being drawn", async () => {
  const { server, storage, store } = storeWith();
  store.$draft.setKey("name", "Miso");
  store.$draft.setKey("traits", ["Shy"]);
  store.$draft.setKey("colorScheme", "blue");
  store.toggleAccessory("hat");
  store.$draft.setKey("keepPhoto", true);
  store.generate();

  const later = slowServer();
  const reloaded = createGeneratorStore(later);
  reloaded.hydrate(storage, {}, null);
  assert.deepEqual(later.requests, server.requests, "the same request under the same key");
  assert.equal(reloaded.$drawing.get().state, "drawing");
  await later.answer({ character: CHARACTER });

  const quiet = slowServer();
  const again = createGeneratorStore(quiet);
  again.hydrate(storage, {}, null);
  assert.deepEqual(again.$draft.get(), {
    description: "a shy cat",
    style: "anime",
    name: "Miso",
    traits: ["Shy"],
    colorScheme: "blue",
    accessories: ["hat"],
    keepPhoto: true,
    character: CHARACTER,
  });
  assert.equal(quiet.requests.length, 0, "nothing is drawn twice");
});

Deno.test("[store] what was typed before the scripts came wins over what was stored", () => {
  const { storage, store } = storeWith();
  store.$draft.setKey("name", "Miso");
  const reloaded = createGeneratorStore(slowServer());
  reloaded.hydrate(storage, { description: "a bold cat" }, null);
  assert.equal(reloaded.$draft.get().description, "a bold cat");
  assert.equal(reloaded.$draft.get().name, "Miso");
});

Deno.test("[store] a character with a name fills the name field, one without leaves it", async () => {
  const { server, store } = storeWith();
  store.$draft.setKey("name", "Miso");
  store.generate();
  await server.answer({ character: CHARACTER });
  assert.equal(store.$draft.get().name, "Miso");
  store.generate();
  await server.answer({ character: { ...CHARACTER, name: "Taro" } });
  assert.equal(store.$draft.get().name, "Taro");
});

Deno.test("[store] replaced words come back by a key, until something else is done", () => {
  const { store } = storeWith();
  const description = () => store.$draft.get().description;
  assert.equal(store.undoReplacing(), false, "nothing was replaced");
  store.replaceWords({ description: "a wizard cat" });
  assert.equal(store.undoReplacing(), true);
  assert.equal(description(), "a shy cat");
  assert.equal(store.undoReplacing(), false, "once");

  store.replaceWords({ description: "a wizard cat" });
  store.$draft.setKey("description", "a wizard cat with a hat");
  assert.equal(store.undoReplacing(), false, "what is typed is the browser's to undo");
  assert.equal(description(), "a wizard cat with a hat");
});

Deno.test("[store] accessories are put on and taken off", () => {
  const { store } = storeWith();
  store.toggleAccessory("hat");
  store.toggleAccessory("yarn");
  store.toggleAccessory("hat");
  assert.deepEqual(store.$draft.get().accessories, ["yarn"]);
});

Deno.test("[store] a picture pays with the balance; out of credits leads to the plans", async () => {
  const { server, store } = storeWith(undefined, {
    id: 7,
    username: "miso",
    remainingGenerations: 1,
  });
  store.generate();
  await server.answer({ character: { ...CHARACTER, remainingGenerations: 0 } });
  assert.equal($user.get()?.remainingGenerations, 0);

  store.generate();
  await server.answer({ status: 403, message: "No generations remaining" });
  const drawing = store.$drawing.get();
  assert.equal(drawing.state === "failed" && drawing.reason.remedy?.href, "/subscription");
  assert.equal($toast.get()?.action?.label, "Get more");
  assert.equal(server.refreshed.length, 1, "the balance is asked for");
});

Deno.test("[store] a half drawn picture is shown, and its stages go on", async () => {
  const { server, store } = storeWith();
  store.generate();
  server.progress({ stage: "painting", percent: 60 });
  server.partial(PHOTO);
  server.progress({ stage: "finishing", percent: 90 });
  assert.deepEqual(store.$drawing.get(), {
    state: "drawing",
    progress: { stage: "finishing", percent: 90 },
    partial: PHOTO,
  });
  await server.answer({ character: CHARACTER });
  assert.deepEqual(store.$drawing.get(), { state: "idle", partial: PHOTO }, "until it has loaded");
  store.generate();
  const drawing = store.$drawing.get();
  assert.equal(drawing.state === "drawing" && drawing.partial, undefined);

  server.partial(PHOTO);
  await server.answer({ status: 502, message: "The picture was lost." });
  assert.doesNotMatch(JSON.stringify(store.$drawing.get()), /data:image/);
});

Deno.test("[store] a premium style is drawn for premium users only", () => {
  const user = { id: 7, username: "miso", remainingGenerations: 6 };
  const typed = { description: "a shy cat", style: "neon" as const };
  const locked = storeWith(typed, user);
  locked.store.generate();
  assert.equal(locked.server.requests.length, 0);
  assert.equal($toast.get()?.title, "A premium style");
  assert.equal($toast.get()?.action?.label, "See the plans");
  const open = storeWith(typed, { ...user, isPremium: true });
  open.store.generate();
  assert.deepEqual(open.server.requests.map(({ style }) => style), ["neon"]);
});

Deno.test("[store] a membership that has ended meanwhile is not reported as a lack of credits", async () => {
  const user = { id: 7, username: "miso", remainingGenerations: 6, isPremium: true } as const;
  const { server, store } = storeWith({ description: "a shy cat", style: "neon" }, user);
  store.generate();
  await server.answer({ status: 403, message: PREMIUM_STYLE_LOCKED });
  assert.equal($toast.get()?.description, PREMIUM_STYLE_LOCKED);
});

Deno.test("[store] a photo goes with the request and says what it costs", async () => {
  const { server, store } = storeWithPhoto(6);
  store.generate();
  assert.equal(server.requests[0]?.withPhoto, true);
  assert.deepEqual(server.photos, [PHOTO]);
  assert.equal($toast.get()?.tone, "info");
  assert.match($toast.get()?.description ?? "", /2 generation credits instead of 1/);
  await server.answer({ character: FROM_PHOTO });
  assert.equal($user.get()?.remainingGenerations, 4);
});

Deno.test("[store] a photo with fewer than 2 generations left asks for nothing", () => {
  const { server, store } = storeWithPhoto(1);
  assert.equal(store.generate(), undefined);
  assert.deepEqual(server.requests, []);
  assert.deepEqual(store.$drawing.get(), { state: "idle" });
  assert.deepEqual([$toast.get()?.title, $toast.get()?.description, $toast.get()?.tone], [
    "Insufficient generation credits",
    "Photo transformations require 2 generation credits. Please purchase more to use this feature.",
    "destructive",
  ]);
});

Deno.test("[store] after a lost connection the same photo goes along, whatever is chosen by then", async () => {
  const { server, store } = storeWithPhoto(2);
  store.generate();
  await server.answer({ status: 0 });
  store.$draft.setKey("photo", undefined);
  // The server may have kept back the credits for this very picture.
  setUser({ id: 7, username: "miso", remainingGenerations: 0 });
  store.retry();
  assert.deepEqual(server.requests[1], server.requests[0]);
  assert.deepEqual(server.photos, [PHOTO, PHOTO]);
});

Deno.test("[store] another version of a photo's picture needs the photo", async () => {
  const { server, store } = storeWithPhoto(6);
  store.generate();
  await server.answer({ character: FROM_PHOTO });
  store.drawAnotherVersion();
  assert.equal(server.requests[1]?.withPhoto, true);
  await server.answer({ character: FROM_PHOTO });
  store.$draft.setKey("photo", undefined);
  store.drawAnotherVersion();
  assert.equal(server.requests.length, 2);
  assert.equal($toast.get()?.title, "Please choose your photo again");
});

Deno.test("[store] a photo chosen later is no part of another version", async () => {
  const { server, store } = storeWithPhoto(6);
  store.$draft.setKey("photo", undefined);
  store.generate();
  await server.answer({ character: CHARACTER });
  store.$draft.setKey("photo", PHOTO);
  store.drawAnotherVersion();
  assert.equal(server.requests[1]?.withPhoto, undefined);
});

Deno.test("[store] a reload keeps the photo and goes on with its picture", () => {
  const { server, storage, store, user } = storeWithPhoto(6);
  store.generate();
  const later = slowServer();
  const reloaded = createGeneratorStore(later);
  reloaded.hydrate(storage, {}, user);
  assert.deepEqual(later.requests, server.requests);
  assert.deepEqual(later.photos, [PHOTO]);
});

Deno.test("[store] where the photo did not fit, a reload asks for it and keeps the rest", () => {
  const { storage, store, user } = storeWithPhoto(6);
  store.generate();
  storage.removeItem("characterPhoto");
  const later = slowServer();
  const reloaded = createGeneratorStore(later);
  reloaded.hydrate(storage, {}, user);
  assert.deepEqual(later.requests, []);
  assert.equal($toast.get()?.title, "Please choose your photo again");
  assert.equal(reloaded.$draft.get().description, "a shy cat");
  assert.equal(reloaded.$draft.get().request, undefined);
});

Deno.test("[store] a request of one user is not drawn at another user's cost", () => {
  const miso = { id: 7, username: "miso", remainingGenerations: 6 };
  const asked = (by: User | null, next: User | null) => {
    const { storage, store } = storeWith(undefined, by);
    store.generate();
    const later = slowServer();
    createGeneratorStore(later).hydrate(storage, {}, next);
    return later.requests.length;
  };
  assert.equal(asked(null, miso), 0);
  assert.equal(asked(miso, null), 0);
  assert.equal(asked(miso, { ...miso, id: 8 }), 0);
  assert.equal(asked(miso, miso), 1);
  assert.equal(asked(null, null), 1);
});

Deno.test("[store] with the session gone a photo asks to sign in", () => {
  const { server, store } = storeWithPhoto(6);
  setUser(null);
  store.generate();
  assert.deepEqual(server.requests, []);
  assert.equal($toast.get()?.title, "Login required");
});

Deno.test("[store] after another user signs in, neither photo nor saved character shows", () => {
  const { storage, store, user } = storeWithPhoto(6);
  store.$draft.setKey("character", { ...CHARACTER, id: 3, userId: user.id });
  const seenBy = (person: User | null) => {
    const copy = memoryStorage({
      characterDraft: storage.getItem("characterDraft")!,
      characterPhoto: storage.getItem("characterPhoto")!,
    });
    const next = createGeneratorStore(slowServer());
    next.hydrate(copy, {}, person);
    const { photo, character, description } = next.$draft.get();
    return { photo, id: character?.id, description, stored: copy.getItem("characterPhoto") };
  };
  const description = "a shy cat";
  assert.deepEqual(seenBy(user), { photo: PHOTO, id: 3, description, stored: PHOTO });
  assert.deepEqual(seenBy(null), { photo: undefined, id: undefined, description, stored: null });
  assert.equal(seenBy({ ...user, id: 8 }).id, undefined);
});

const corrupt: [name: string, stored: string, kept: object][] = [
  ["no JSON", "{oops", emptyDraft()],
  ["no object", "[1]", emptyDraft()],
  ["a text", '"cat"', emptyDraft()],
  ["a number", "7", emptyDraft()],
  ["strange names", '{"__proto__":{"name":"x"},"toString":1,"constructor":{}}', emptyDraft()],
  ["null", "null", emptyDraft()],
  [
    "some fields wrong",
    JSON.stringify({
      description: "a shy cat",
      style: "oil",
      traits: "all",
      character: { alt: 1 },
    }),
    { ...emptyDraft(), description: "a shy cat" },
  ],
];

for (const [name, stored, kept] of corrupt) {
  Deno.test(`[store] stored draft with ${name}: what cannot be read is as in a new tab`, () => {
    const draft = loadDraft(memoryStorage({ characterDraft: stored }));
    assert.deepEqual(JSON.parse(JSON.stringify(draft)), kept);
  });
}

const FULL = { status: 503, message: "Many pictures. Please try again in 1 second." };

/** The drawing once it waits to ask again: what that needs is loaded first. */
async function paused(store: GeneratorStore) {
  for (;;) {
    const drawing = store.$drawing.get();
    assert(drawing.state === "drawing");
    if (drawing.pause) return drawing;
    await sleep(5);
  }
}

Deno.test(
  "[store] a full line is waited for, then the same request is asked for again",
  READING,
  async () => {
    const { server, store } = storeWith();
    store.generate();
    await server.answer({ ...FULL, retryAfterSeconds: 1 });
    const drawing = await paused(store);
    assert.deepEqual(drawing.pause, { seconds: 1, reason: "Many pictures." });
    store.generate();
    assert.equal(server.requests.length, 1);
    while (server.requests.length < 2) await sleep(20);
    assert.deepEqual(server.requests[1], server.requests[0]);
    assert.deepEqual(store.$drawing.get(), {
      state: "drawing",
      progress: { stage: "waiting", percent: 0 },
    });
    await server.answer({ character: CHARACTER });
    assert.deepEqual(store.$draft.get().character, CHARACTER);
  },
);

Deno.test("[store] cancelled while it waits to ask again, it asks no more and a reload neither", async () => {
  const { server, storage, store } = storeWith();
  store.generate();
  await server.answer({ ...FULL, retryAfterSeconds: 60 });
  await paused(store);
  store.cancelRetry();
  assert.deepEqual(store.$drawing.get(), { state: "idle" });
  assert.equal(loadDraft(storage).request, undefined);
  store.generate();
  assert.equal(server.requests.length, 2);
  store.cancelRetry();
  assert.equal(store.$drawing.get().state, "drawing", "what is being drawn is not cancelled");
});

Deno.test("[generator] every new cat has the locked parts of the picture", READING, async () => {
  const { store, server } = storeWith({ description: "a shy cat", style: "anime" });
  store.toggleLock("coat");
  store.generate();
  assert.equal(server.requests[0]!.locked, undefined, "there is no picture yet");
  await server.answer({ character: CHARACTER });
  const locked = { imageUrl: CHARACTER.imageUrl, parts: ["coat"] };
  store.$draft.setKey("description", "a brave cat");
  store.generate();
  assert.deepEqual(server.requests[1]!.locked, locked);
  await server.answer({ character: CHARACTER });
  store.drawNewCat("with blue eyes");
  assert.deepEqual(server.requests[2]!.locked, locked);
});
