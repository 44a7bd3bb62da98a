import assert from "node:assert/strict";
import { EditForm, splitTraits } from "./edit_form.ts";

const FORM = {
  name: " Miso ",
  style: "pixel",
  prompt: "a cat",
  traits: "shy, brave",
  visibility: "public",
  mayHaveKittens: "no",
};

const problem = (form: object) => EditForm.safeParse(form).error?.issues[0];

Deno.test("[edit form] traits become a list, trimmed, without empty ones", () => {
  assert.deepEqual(splitTraits(" shy,, very brave ,\t,Wise,"), ["shy", "very brave", "Wise"]);
  assert.deepEqual(splitTraits(" , "), []);
  assert.deepEqual(splitTraits("Shy, shy, SHY"), ["Shy"]);
});

Deno.test("[edit form] a filled form gives the change", () => {
  assert.deepEqual(EditForm.parse(FORM), {
    ...FORM,
    name: "Miso",
    traits: ["shy", "brave"],
    mayHaveKittens: false,
  });
});

const wrong: [change: object, field: string, message: string][] = [
  [{ name: "  " }, "name", "Name is required"],
  [{ name: "x".repeat(61) }, "name", "Please keep the name to 60 characters"],
  [{ style: "oil" }, "style", "Please select an art style"],
  [
    { prompt: "ab" },
    "prompt",
    "Please enter a description for your cat character (minimum 3 characters)",
  ],
  [{ traits: `a, ${"b".repeat(31)}` }, "traits", "Please keep each trait to 30 characters"],
  [{ traits: "abcdefghijklm".split("").join() }, "traits", "Please keep to 12 traits"],
];
for (const [change, field, message] of wrong) {
  Deno.test(`[edit form] ${message}, said at ${field}`, () => {
    const issue = problem({ ...FORM, ...change });
    assert.deepEqual(issue?.path, [field]);
    assert.equal(issue?.message, message);
  });
}
