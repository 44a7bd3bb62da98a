import assert from "node:assert/strict";
import { diskImages } from "./disk_images.ts";
import { newPictureKey } from "./picture_key.ts";
import { testImageStore } from "../../tests/support/image_store.ts";

const secret = crypto.getRandomValues(new Uint8Array(32));

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

testImageStore("disk", async () => {
  const folder = await Deno.makeTempDir();
  return {
    open: (now) => diskImages({ folder, secret, now }),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
});

Deno.test("a picture that cannot be put leaves nothing behind", () =>
  inFolder(async (folder) => {
    const images = await diskImages({ folder, secret });
    const key = newPictureKey();
    await Deno.writeTextFile(`${folder}/pictures`, "a file where the folder should be");
    await assert.rejects(images.put(key, new Uint8Array([1])));
    assert.deepEqual(await Array.fromAsync(Deno.readDir(`${folder}/unfinished`)), []);
  }));

Deno.test("opening a folder removes the unfinished files of a crash", () =>
  inFolder(async (folder) => {
    await diskImages({ folder, secret });
    await Deno.writeTextFile(`${folder}/unfinished/left`, "half a picture");
    await diskImages({ folder, secret });
    assert.deepEqual(await Array.fromAsync(Deno.readDir(`${folder}/unfinished`)), []);
  }));

Deno.test("keys that are not ours reach no file", () =>
  inFolder(async (folder) => {
    const images = await diskImages({ folder: `${folder}/images`, secret });
    await Deno.writeTextFile(`${folder}/secret.png`, "secret");
    for (const key of ["../secret.png", "pictures/../../secret.png", `${folder}/secret.png`, ""]) {
      await assert.rejects(images.get(key), TypeError);
      await assert.rejects(images.put(key, new Uint8Array([1])), TypeError);
      await assert.rejects(images.remove(key), TypeError);
      await assert.rejects(images.url(key, 60), TypeError);
    }
    assert.equal(await Deno.readTextFile(`${folder}/secret.png`), "secret");
  }));

Deno.test("a signed URL works until it expires", () =>
  inFolder(async (folder) => {
    let now = new Date("2026-11-20T12:00:00Z");
    const images = await diskImages({ folder, secret, now: () => now });
    const key = newPictureKey();
    const url = new URL(await images.url(key, 900), "http://localhost");
    assert.equal(url.pathname, `/images/${key}`);
    const seal = {
      expires: Number(url.searchParams.get("expires")),
      signature: url.searchParams.get("signature") ?? "",
    };
    assert.equal(await images.remainingLife(key, seal), 900);
    now = new Date("2026-11-20T12:14:59Z");
    assert.equal(await images.remainingLife(key, seal), 1);
    now = new Date("2026-11-20T12:15:00Z");
    assert.equal(await images.remainingLife(key, seal), 0);
    assert.equal(await images.remainingLife(newPictureKey(), seal), null);
  }));

Deno.test("a folder that has gone is noticed", () =>
  inFolder(async (folder) => {
    const images = await diskImages({ folder: `${folder}/images`, secret });
    await images.check();
    await Deno.remove(`${folder}/images`, { recursive: true });
    await assert.rejects(images.check());
  }));
