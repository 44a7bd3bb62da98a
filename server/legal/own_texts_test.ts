import assert from "node:assert/strict";
import { ConfigError } from "../config.ts";
import { readOwnTexts } from "./own_texts.ts";

async function textsOf(files: Record<string, string>) {
  const folder = await Deno.makeTempDir();
  try {
    for (const [name, text] of Object.entries(files)) {
      await Deno.writeTextFile(`${folder}/${name}`, text);
    }
    return await readOwnTexts(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("[legal] a Markdown file replaces the text of its page; other pages keep the default text", async () => {
  const texts = await textsOf({
    "terms.md": "# Our terms\n\n- be *kind*\n\n[write](mailto:a@b.example)",
  });
  assert.match(texts.terms!, /<h1>Our terms<\/h1>/);
  assert.match(texts.terms!, /<li>be <em>kind<\/em><\/li>/);
  assert.match(texts.terms!, /href="mailto:a@b.example"/);
  assert.equal(texts.privacy, undefined);
  assert.deepEqual(await readOwnTexts(undefined), {});
});

Deno.test("[legal] scripts in the texts do not run", async () => {
  const { privacy } = await textsOf({
    "privacy.md": "<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n" +
      "[click](javascript:alert(1)) ![x](data:text/html,hi)",
  });
  assert.doesNotMatch(privacy!, /<script|<img src=x|javascript:|data:/);
  assert.match(privacy!, /&lt;script&gt;/);
});

Deno.test("[legal] a folder without texts, or with an empty one, is a wrong configuration", async () => {
  await assert.rejects(textsOf({ "imprint.md": "x" }), ConfigError);
  await assert.rejects(textsOf({ "terms.md": " \n" }), ConfigError);
  await assert.rejects(readOwnTexts("/no/such/folder"), ConfigError);
});
