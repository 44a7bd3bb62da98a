import assert from "node:assert/strict";
import { withMarks } from "./marked_texts.ts";
import { marked } from "./marks.ts";
import { readChunk } from "./translated_chunks.ts";

const HARD = '`it\'s` "so" \\ ${x}\n日本';

/** What the chunk's one statement gives, once its text is this one. */
function evaluated(code: string, text: string): unknown {
  const written = readChunk("chunk.js", code)(() => text);
  return new Function(`const x = 1; return (${written});`)();
}

for (const quote of ['"', "'", "`"]) {
  Deno.test(`[texts] any translation fits between ${quote}`, () => {
    assert.equal(evaluated(`${quote}${marked("Save")}${quote}`, HARD), HARD);
  });
}

Deno.test("[texts] a text that the build joined with others is translated alone", () => {
  const code = `\`<\${x}\${x}: ${marked("Save")} \${x} \\\`a\\\` ${marked("Save")}>\``;
  assert.equal(evaluated(code, HARD), `<11: ${HARD} 1 \`a\` ${HARD}>`);
});

Deno.test("[texts] what was escaped is found by what it says", () => {
  const texts: string[] = [];
  const write = readChunk("chunk.js", `f("\\uE000Say \\"meow\\"\\n\\uE001",'${marked("it\\'s")}')`);
  write((text) => (texts.push(text), text));
  assert.deepEqual(texts, ['Say "meow"\n', "it's"]);
});

Deno.test("[texts] English is written as if nothing had been marked", () => {
  const plain = 'const a="Save",b={"Make a cat":`x ${a} Hello {name}`};';
  const code = plain.replace("Save", marked).replace("Make a cat", marked).replace(
    "Hello {name}",
    marked,
  );
  assert.equal(readChunk("chunk.js", code)((text) => text), plain);
});

Deno.test("[texts] a mark outside of strings is an error of the build", () => {
  assert.throws(
    () => readChunk("chunk.js", `/${marked("Save")}/.test(a)`)((text) => text),
    /chunk\.js/,
  );
});

const IMPORTS = 'import { msg, t, tn } from "../lib/i18n/translate.ts";\n' +
  'import { Trans } from "../ui/components/Trans.tsx";\n';

function markedCode(code: string): string {
  return withMarks("sample.tsx", IMPORTS + code).slice(IMPORTS.length);
}

Deno.test("[texts] a call with nothing to put in becomes its text", () => {
  assert.equal(
    markedCode('const A = msg("A" + "b"); const f = () => [t(A), <p>{t("C")}</p>];'),
    `const A = "${marked("Ab")}"; const f = () => [t(A), <p>{"${marked("C")}"}</p>];`,
  );
});

Deno.test("[texts] a call with values keeps them, also where they are texts", () => {
  assert.equal(
    markedCode('f(t("Hi {a}", { a: t("you") }), tn(n, "{n} cat", "{n} cats"));'),
    `f(t("${marked("Hi {a}")}", { a: "${marked("you")}" }), ` +
      `tn(n, "${marked("{n} cat")}", "${marked("{n} cats")}"));`,
  );
  assert.equal(
    markedCode('<Trans text="Read {a}" values={{ a: t("it") }} />'),
    `<Trans text={"${marked("Read {a}")}"} values={{ a: "${marked("it")}" }} />`,
  );
});
