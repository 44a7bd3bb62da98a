import assert from "node:assert/strict";
import { untranslatedTexts } from "./text_rules.ts";

const IMPORTS = `import { msg, t, tn } from "../lib/i18n/translate.ts";
import { Trans } from "./components/Trans.tsx";
`;

function found(source: string, path = "ui/Sample.tsx"): string[] {
  return untranslatedTexts(path, IMPORTS + source).map((line) => line.replace(`${path}:3: `, ""));
}

const PLAIN: [name: string, source: string, text: string][] = [
  ["the content of an element", "const A = () => <p>Save it</p>;", "Save it"],
  ["a string as content", 'const A = () => <p>{busy ? "Saving…" : t("Save")}</p>;', "Saving…"],
  ["a template as content", "const A = () => <p>{`${n} cats`}</p>;", "…  cats"],
  ["an attribute that is read out", 'const A = () => <b aria-label="Close" />;', "Close"],
  ["the property of a toast", 'showToast({ title: "Saved", tone: "success" });', "Saved"],
  ["a sentence anywhere", 'const HINT = "Please try again";', "Please try again"],
  ["a sentence beside a translation", 'const a = () => t("One") + "Two more";', "Two more"],
];

for (const [name, source, text] of PLAIN) {
  Deno.test(`[texts] ${name} that is not translated is named`, () => {
    assert.deepEqual(found(source), [`"${text}" is not translated`]);
  });
}

Deno.test("[texts] what is translated, the same everywhere or not shown is in order", () => {
  assert.deepEqual(
    found(`
      const NAME = msg("Make a cat");
      const A = ({ n, what }) => (
        <a title={t("Close it")} className="px-2 text" href="/generator" type="button">
          {t(NAME)} {t(what)} {tn(n, "{n} cat", "{n} cats")} · {"Purrtrait"} &nbsp;
          <Trans text="Read {it}" values={{ it: <b>{t("The terms")}</b> }} />
          <Trans text={tn(n, "Draw {a}", "Draw {a}, {n}")} values={{ a: 1 }} />
        </a>
      );
      if (!NAME) throw new TypeError("There is no name");
    `),
    [],
  );
  assert.deepEqual(found('const HINT = "Please try again";', "server/sample.ts"), []);
});

Deno.test("[texts] a refusal that is not translated is named", () => {
  const path = "server/sample.ts";
  assert.deepEqual(found('throw new Failure("invalid", "Too long.");', path), [
    '"Too long." is not translated',
  ]);
  assert.deepEqual(found('const f = () => new Failure("invalid", t("Too long."));', path), []);
});

Deno.test("[texts] a text that is put together on the spot is named", () => {
  for (
    const source of ['t("Hi " + name)', "t(`Hi ${name}`)", 't(a ? "A" : "B")', "tn(n, one, other)"]
  ) {
    const [line] = found(`const a = () => ${source};`, "lib/sample.ts");
    assert.match(line!, /takes a text as it is written/);
  }
});

Deno.test("[texts] a translation made when the module is loaded is named", () => {
  assert.match(found('const A = t("Save");', "lib/sample.ts")[0]!, /runs before anyone reads/);
});
