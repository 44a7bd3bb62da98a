import assert from "node:assert/strict";
import { pictureAddress } from "./picture_address.ts";

function server(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const fetch = ((address: string) => {
    asked.push(address);
    return Promise.try(answers[asked.length - 1]!);
  }) as typeof globalThis.fetch;
  return { asked, fetch };
}

const address = (presignedUrl: string) => () => Response.json({ presignedUrl });

for (
  const known of ["https://pictures.example/1.png", "http://localhost/1.png", "/gallery/1.webp"]
) {
  Deno.test(`[picture address] ${known} is used as it is`, async () => {
    const { asked, fetch } = server();
    assert.equal(await pictureAddress(known, { fetch }), known);
    assert.deepEqual(asked, []);
  });
}

Deno.test("[picture address] a storage key is resolved once and, when asked to, anew", async () => {
  const { asked, fetch } = server(address("/images/1?until=10"), address("/images/1?until=20"));
  const key = "cats/a b.png";
  assert.equal(await pictureAddress(key, { fetch }), "/images/1?until=10");
  assert.equal(await pictureAddress(key, { fetch }), "/images/1?until=10");
  assert.equal(await pictureAddress(key, { fetch, fresh: true }), "/images/1?until=20");
  assert.equal(await pictureAddress(key, { fetch }), "/images/1?until=20");
  assert.deepEqual(asked, Array(2).fill("/api/images/presigned?key=cats%2Fa%20b.png"));
});

Deno.test("[picture address] a failure is told and not remembered", async () => {
  const { fetch } = server(() => new Response(null, { status: 404 }), address("/images/2"));
  await assert.rejects(pictureAddress("cats/2.png", { fetch }));
  assert.equal(await pictureAddress("cats/2.png", { fetch }), "/images/2");
});
