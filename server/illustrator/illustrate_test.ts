import assert from "node:assert/strict";
import { dirname, join, normalize } from "node:path";
import sharp from "sharp";
import { illustrate } from "./mod.ts";

Deno.test("[illustrator] illustrate() draws what the words say, the same each time", async () => {
  const words = "an orange wizard with green eyes on the moon";
  const first = await illustrate(words, { style: "pixel" });
  const again = await illustrate(words, { style: "pixel" });
  assert.deepEqual(first.png, again.png);
  assert.deepEqual([...first.png.subarray(1, 4)], [...new TextEncoder().encode("PNG")]);
  assert.match(first.alt, /orange.*wizard hat.*on the moon/);
  assert.notDeepEqual((await illustrate(words, { style: "pixel", seed: "2" })).png, first.png);
});

Deno.test("[illustrator] the example of its README runs as it stands there", async () => {
  const readme = await Deno.readTextFile(new URL("README.md", import.meta.url));
  const example = readme.match(/```ts\n([^]*?)```/)![1]!;
  const root = new URL("../../", import.meta.url);
  const folder = await Deno.makeTempDir();
  try {
    const path = `${folder}/example.ts`;
    await Deno.writeTextFile(path, example.replace("./server/", `${root}server/`));
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--config", new URL("deno.json", root).pathname, path],
      cwd: folder,
    }).output();
    const text = new TextDecoder();
    assert.equal(code, 0, text.decode(stderr));
    assert.match(text.decode(stdout), /orange.*wizard hat.*on the moon/);
    const { format, width } = await sharp(await Deno.readFile(`${folder}/wizard.png`)).metadata();
    assert.deepEqual([format, width], ["png", 1024]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("[illustrator] it imports nothing of the application but lib", async () => {
  const root = new URL("../../", import.meta.url);
  const outside: string[] = [];
  async function look(folder: string): Promise<void> {
    for await (const { name, isDirectory } of Deno.readDir(new URL(folder, root))) {
      const path = `${folder}${name}`;
      if (isDirectory) await look(`${path}/`);
      else if (/(?<!_test)\.ts$/.test(name)) {
        const source = await Deno.readTextFile(new URL(path, root));
        for (const [, specifier] of source.matchAll(IMPORT)) {
          const target = normalize(join(dirname(path), specifier!));
          if (!/^(server\/illustrator|lib)(\/|$)/.test(target)) outside.push(`${path}: ${target}`);
        }
      }
    }
  }
  await look("server/illustrator/");
  assert.deepEqual(outside, []);
});

/** Static and dynamic imports, and the files of workers. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*"(\.[^"]+)"/g;
