import assert from "node:assert/strict";
import { $toast } from "../toast/toast.ts";
import { downloadCharacter } from "./download.ts";

async function download(answer: () => Response) {
  const saved: string[] = [];
  await downloadCharacter(7, {
    fetch: (() => Promise.try(answer)) as typeof fetch,
    save: (_file, name) => saved.push(name),
  });
  const { title, description } = $toast.get()!;
  return { saved, title, description };
}

const named = (disposition?: string) => () =>
  new Response("png", { headers: disposition ? { "content-disposition": disposition } : {} });

const names: [disposition: string | undefined, name: string][] = [
  ['attachment; filename="cat-miso.png"', "cat-miso.png"],
  [`attachment; filename="cat.png"; filename*=UTF-8''cat-m%C3%AFso.png`, "cat-mïso.png"],
  ["attachment", "cat-character-7.png"],
  [undefined, "cat-character-7.png"],
];
for (const [disposition, name] of names) {
  Deno.test(`[download] ${disposition ?? "no name"} is kept as ${name}`, async () => {
    const { saved, title } = await download(named(disposition));
    assert.deepEqual(saved, [name]);
    assert.equal(title, "Download started");
  });
}

const failures: [answer: () => Response, text: string][] = [
  [() => Response.json({ message: "Please sign in." }, { status: 401 }), "Authentication required"],
  [() => Response.json({ message: "It is gone." }, { status: 404 }), "It is gone."],
  [() => new Response("<html>", { status: 502 }), "Failed to download image"],
  [() => {
    throw new TypeError("network");
  }, "Failed to download image"],
];
for (const [answer, text] of failures) {
  Deno.test(`[download] a failure says: ${text}`, async () => {
    const { saved, description } = await download(answer);
    assert.deepEqual(saved, []);
    assert.equal(description, text);
  });
}
