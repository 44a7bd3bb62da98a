import assert from "node:assert/strict";
import { textUses } from "./text_uses.ts";

const IMPORTS = `import { msg, t, tn } from "../lib/i18n/translate.ts";
import { Trans } from "./Trans.tsx";
`;

function uses(source: string) {
  return textUses("sample.tsx", IMPORTS + source).map((
    { by, texts, isComputed, isAtModuleLevel },
  ) => ({
    by,
    texts: texts.map(({ text }) => text),
    ...(isComputed && { isComputed }),
    ...(isAtModuleLevel && { isAtModuleLevel }),
  }));
}

Deno.test("[texts] every way to show a text is found, with its texts", () => {
  assert.deepEqual(
    uses(`
      const NAMES = { a: msg("Make a cat") };
      function words(n) {
        return [t(NAMES.a), t("Hello {name}", { name }), tn(n, "{n} star", "{n} stars")];
      }
      const Page = () => <Trans text="Read {terms}." values={{ terms: <b>{t("the terms")}</b> }} />;
    `),
    [
      { by: "msg", texts: ["Make a cat"], isAtModuleLevel: true },
      { by: "t", texts: [], isComputed: true },
      { by: "t", texts: ["Hello {name}"] },
      { by: "tn", texts: ["{n} star", "{n} stars"] },
      { by: "Trans", texts: ["Read {terms}."] },
      { by: "t", texts: ["the terms"] },
    ],
  );
});

Deno.test("[texts] a text may be cut into several lines or be a template, with any characters", () => {
  assert.deepEqual(
    uses('msg("Say \\"meow\\", " + "🐈 " + `it’s`); msg(`a\\nb`);').flatMap(({ texts }) => texts),
    ['Say "meow", 🐈 it’s', "a\nb"],
  );
});

Deno.test("[texts] a translation that is made before anyone reads is found", () => {
  assert.deepEqual(uses('const LABEL = t("Name"); const label = () => t("Name");'), [
    { by: "t", texts: ["Name"], isAtModuleLevel: true },
    { by: "t", texts: ["Name"] },
  ]);
});

Deno.test("[texts] functions of the same names from elsewhere are none of ours", () => {
  assert.deepEqual(
    textUses("sample.ts", 'import { t } from "./time.ts";\nimport "./translate.ts"; t("x");'),
    [],
  );
});

Deno.test("[texts] names given at the import count", () => {
  const source =
    'import { t as say } from "../i18n/translate.ts"; export const f = () => say("Hi");';
  assert.equal(textUses("sample.ts", source)[0]!.texts[0]!.text, "Hi");
});
