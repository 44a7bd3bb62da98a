import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { type ArchiveFile, zipped } from "./archive.ts";

const text = (value: string) => new TextEncoder().encode(value);

async function* of(files: ArchiveFile[], asked: string[] = []): AsyncIterable<ArchiveFile> {
  for (const file of files) {
    asked.push(file.name);
    yield await Promise.resolve(file);
  }
}

Deno.test("every file is unpacked unchanged", async () => {
  const png = crypto.getRandomValues(new Uint8Array(60_000));
  const files = [
    { name: "account.json", bytes: text("{}") },
    { name: "pictures/a.png", bytes: png },
    { name: "credits.json", bytes: text("[1]".repeat(10_000)) },
    { name: "empty.json", bytes: new Uint8Array() },
  ];
  const archive = unzipSync(await new Response(zipped(of(files))).bytes());
  assert.deepEqual(Object.keys(archive), files.map(({ name }) => name));
  for (const { name, bytes } of files) assert.deepEqual(archive[name], bytes, name);
});

Deno.test("texts are compressed in the ZIP, pictures are stored", async () => {
  const bytes = new Uint8Array(50_000);
  const sizeOf = async (name: string) =>
    (await new Response(zipped(of([{ name, bytes }]))).bytes()).length;
  assert(await sizeOf("a.json") < 1_000);
  assert(await sizeOf("a.png") > 50_000);
});

Deno.test("no file is read before the reader is ready for it", async () => {
  const asked: string[] = [];
  const files = Array.from({ length: 50 }, (_, n) => ({ name: `${n}.png`, bytes: text("x") }));
  const reader = zipped(of(files, asked)).getReader();
  await reader.read();
  assert(asked.length <= 2, `${asked.length} files asked for`);
  await reader.cancel();
});

Deno.test("a file that cannot be read breaks the download off", async () => {
  async function* broken(): AsyncIterable<ArchiveFile> {
    yield { name: "a.json", bytes: text("{}") };
    await Promise.reject(new Error("the disk is gone"));
  }
  await assert.rejects(new Response(zipped(broken())).bytes(), /the disk is gone/);
});
