import assert from "node:assert/strict";
import { OWN_DESCRIPTIONS } from "./descriptions.ts";
import { WISH_KINDS } from "./wish.ts";

Deno.test("the labelled descriptions are many, of many languages, and of every length", () => {
  assert.ok(OWN_DESCRIPTIONS.length >= 60);
  assert.ok(new Set(OWN_DESCRIPTIONS.map(({ lang }) => lang)).size >= 10);
  const lengths = OWN_DESCRIPTIONS.map(({ prompt }) => prompt.length);
  assert.ok(Math.min(...lengths) < 20 && Math.max(...lengths) > 150);
});

Deno.test("each wish is of a known kind, and names its words where these are not English", () => {
  for (const { id, lang, prompt, elements } of OWN_DESCRIPTIONS) {
    assert.ok(elements.length > 0, `${id} has a wish`);
    for (const { what, said } of elements) {
      assert.ok(WISH_KINDS.includes(what), `${id}: ${what}`);
      if (lang === "en") continue;
      assert.ok(said && prompt.toLowerCase().includes(said.toLowerCase()), `${id}: ${said}`);
    }
  }
});
