import assert from "node:assert/strict";
import { attemptsFor, findUrl } from "./recovery.ts";

const SAVED = { imageUrl: "pictures/1.png", characterId: 7 };

function server(answer: () => Response) {
  const asked: string[] = [];
  const fetch = ((url: string) => {
    asked.push(url);
    return Promise.try(answer);
  }) as typeof globalThis.fetch;
  return { asked, fetch };
}

Deno.test("[pictures] a saved picture is tried in its sizes, by presigned URL, by a fresh one, and from this server", () => {
  assert.deepEqual(attemptsFor(SAVED), ["variants", "known", "refreshed", "local", "recovered"]);
});

Deno.test("[pictures] an unsaved or external picture has no smaller sizes", () => {
  for (
    const image of [{ imageUrl: "pictures/1.png" }, { ...SAVED, imageUrl: "https://a.example/1" }]
  ) {
    assert.deepEqual(attemptsFor(image), ["known", "refreshed", "recovered"]);
  }
});

Deno.test("[pictures] the picture of a deleted character has one URL", () => {
  assert.deepEqual(attemptsFor({ ...SAVED, deleted: true }), ["variants"]);
});

const cases = [
  ["known", { presignedUrl: "/p" }, "/api/characters/7/presigned-url", "/p"],
  ["refreshed", { presignedUrl: "/p2" }, "/api/characters/7/presigned-url?nocache=1", "/p2"],
  ["local", { localUrl: "/l" }, "/api/characters/7/local-image", "/l"],
] as const;
for (const [attempt, answer, asked, url] of cases) {
  Deno.test(`[pictures] the attempt ${attempt} asks ${asked}`, async () => {
    const called = server(() => Response.json(answer));
    assert.equal(await findUrl(SAVED, attempt, called.fetch), url);
    assert.deepEqual(called.asked, [asked]);
  });
}

Deno.test("[pictures] an attempt that finds nothing says so", async () => {
  const { fetch } = server(() => new Response(null, { status: 404 }));
  await assert.rejects(findUrl(SAVED, "local", fetch), /404/);
});
