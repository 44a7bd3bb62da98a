import assert from "node:assert/strict";
import { STYLES } from "../../lib/choices.ts";
import { DescriptionRequest } from "../../lib/schemas/description_request.ts";
import { emptyDraft } from "./draft.ts";
import { chosenLooks, type FilledForm, readDrawRequest } from "./draw_request.ts";

const descriptions = [
  "",
  "  ",
  " \n\t\u00a0\u3000 ",
  "a",
  " ab ",
  "abc",
  "  a cat  ",
  "😺",
  "😺a",
  "é\u0301x",
  "x".repeat(1000),
  ` ${"x".repeat(1000)} `,
  "x".repeat(1001),
  "x".repeat(5000),
];

for (const description of descriptions) {
  for (const style of [...STYLES, "none", "", "oil", "toString"]) {
    const name = `${JSON.stringify(description.slice(0, 12))} (${description.length}), ${style}`;
    Deno.test(`[request] ${name}: the form and the server say the same`, () => {
      const parsed = DescriptionRequest.safeParse({ prompt: description, style });
      const read = readDrawRequest({ ...emptyDraft(), description, style });
      if (parsed.success) {
        assert.ok("request" in read);
        const { prompt, style } = read.request;
        assert.deepEqual({ prompt, style }, parsed.data);
        return;
      }
      const said = (field: string) =>
        parsed.error.issues.find(({ path }) => path[0] === field)?.message;
      assert.ok("problems" in read);
      assert.deepEqual(read.problems, { description: said("prompt"), style: said("style") });
    });
  }
}

Deno.test("[request] only chosen looks are sent", () => {
  const fresh = { ...emptyDraft(), description: "a cat", style: "anime" };
  assert.deepEqual(chosenLooks(fresh), {});
  const chosen = {
    traits: ["Friendly", "Grumpy"],
    colorScheme: "blue" as const,
    accessories: ["scarf" as const],
  };
  const read = readDrawRequest({ ...fresh, ...chosen });
  assert.ok("request" in read);
  const { key: _, prompt: __, style: ___, ...rest } = read.request;
  assert.deepEqual(rest, chosen);
});

Deno.test("[request] a photo is kept only where there is one", () => {
  const form = { ...emptyDraft(), description: "a cat", style: "anime", keepPhoto: true };
  const kept = (form: FilledForm) => {
    const read = readDrawRequest(form);
    assert.ok("request" in read);
    return [read.request.withPhoto, read.request.keepPhoto];
  };
  assert.deepEqual(kept(form), [undefined, undefined]);
  assert.deepEqual(kept({ ...form, photo: "data:," }), [true, true]);
  assert.deepEqual(kept({ ...form, photo: "data:,", keepPhoto: false }), [true, undefined]);
});
