import assert from "node:assert/strict";
import { alternativeText, composePrompt } from "./prompt.ts";

const request: Parameters<typeof composePrompt>[0] = {
  prompt: "a ginger cat",
  style: "watercolor",
  traits: [],
  accessories: [],
};

Deno.test("only what was chosen is in the prompt", () => {
  const prompt = composePrompt(request);
  assert.match(prompt, /^Description: a ginger cat$/m);
  assert.match(prompt, /watercolour painting/);
  assert.doesNotMatch(prompt, /Personality|wears|Colours around|undefined|false/);
});

Deno.test("traits, accessories and scheme have a line each", () => {
  const prompt = composePrompt({
    ...request,
    traits: ["Brave", "Shy"],
    accessories: ["hat", "yarn"],
    colorScheme: "gradient",
  });
  assert.match(prompt, /^Personality: Brave, Shy\.$/m);
  assert.match(prompt, /^The cat wears or carries: hat, yarn\.$/m);
  assert.match(prompt, /^Colours around the cat: a gradient of several colours\.$/m);
});

Deno.test("a photo that is kept is painted anew as it is; one that is not becomes a character", () => {
  const photo = { jpeg: new Uint8Array(), fingerprint: "" };
  const kept = { ...request, photo, keepPhoto: true };
  assert.match(composePrompt(kept), /^Paint this photo anew\. Keep the cat, its pose/);
  assert.match(
    composePrompt({ ...request, photo }),
    /^Turn the cat in this photo into a cat character/,
  );
  assert.match(composePrompt({ ...request, keepPhoto: true }), /^Draw one cat character/);
  assert.match(alternativeText(kept), /^A photo painted anew in Watercolor style: a ginger cat$/);
});

Deno.test("the alternative text quotes no more than one breath of a description", () => {
  const alt = alternativeText({ ...request, prompt: "x".repeat(1000) });
  assert.match(alt, /^A cat character in Watercolor style, drawn from the description: x{200}…$/);
});
