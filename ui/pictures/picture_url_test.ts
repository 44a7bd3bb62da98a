import assert from "node:assert/strict";
import { pictureUrl } from "./picture_url.ts";

function server(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const fetch = ((url: string) => {
    asked.push(url);
    return Promise.try(answers[asked.length - 1]!);
  }) as typeof globalThis.fetch;
  return { asked, fetch };
}

const url = (presignedUrl: string) => () => Response.json({ presignedUrl });

for (
  const known of ["https://pictures.example/1.png", "http://localhost/1.png", "/gallery/1.webp"]
) {
  Deno.test(`[picture URL] ${known} is used as it is`, async () => {
    const { asked, fetch } = server();
    assert.equal(await pictureUrl(known, { fetch }), known);
    assert.deepEqual(asked, []);
  });
}

Deno.test("[picture URL] a storage key is resolved once, and again on request", async () => {
  const { asked, fetch } = server(url("/images/1?until=10"), url("/images/1?until=20"));
  const key = "cats/a b.png";
  assert.equal(await pictureUrl(key, { fetch }), "/images/1?until=10");
  assert.equal(await pictureUrl(key, { fetch }), "/images/1?until=10");
  assert.equal(await pictureUrl(key, { fetch, fresh: true }), "/images/1?until=20");
  assert.equal(await pictureUrl(key, { fetch }), "/images/1?until=20");
  assert.deepEqual(asked, Array(2).fill("/api/images/presigned?key=cats%2Fa%20b.png&format=webp"));
});

Deno.test("[picture URL] a failure is thrown and not cached", async () => {
  const { fetch } = server(() => new Response(null, { status: 404 }), url("/images/2"));
  await assert.rejects(pictureUrl("cats/2.png", { fetch }));
  assert.equal(await pictureUrl("cats/2.png", { fetch }), "/images/2");
});
