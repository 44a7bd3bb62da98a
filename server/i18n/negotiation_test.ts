import assert from "node:assert/strict";
import { negotiateLanguage } from "./negotiation.ts";

const ACCEPTED: [header: string | undefined, language: string][] = [
  [undefined, "en"],
  ["", "en"],
  ["*", "en"],
  ["sv, da;q=0.8", "en"],
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["en-US,en;q=0.9,de;q=0.8", "en"],
  ["sv,fr-CH;q=0.7,es;q=0.3", "fr"],
  ["en;q=0.2, ja;q=0.9, pt-BR;q=0.5", "ja"],
  ["de;q=0, es-419", "es"],
  ["PT-br", "pt"],
  ["en;q=0, *", "de"],
  [";;q=,=", "en"],
];

for (const [accepted, language] of ACCEPTED) {
  Deno.test(`[languages] "${accepted}" is answered in ${language}`, () => {
    assert.equal(negotiateLanguage({ accepted }), language);
    assert.equal(negotiateLanguage({ accepted }), language);
  });
}

Deno.test("[languages] the chosen language counts more than Accept-Language", () => {
  assert.equal(negotiateLanguage({ chosen: "fr", accepted: "de" }), "fr");
  assert.equal(negotiateLanguage({ chosen: "en", accepted: "de" }), "en");
  assert.equal(negotiateLanguage({ chosen: "tlh", accepted: "de" }), "de");
  assert.equal(negotiateLanguage({ chosen: "toString" }), "en");
});
