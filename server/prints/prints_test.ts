/**
 * Prints of a real cat, read back: papers and bleed, pictures at their full size, closed outlines, and a chart whose
 * threads add up.
 */
import assert from "node:assert/strict";
import { getDocumentProxy } from "unpdf";
import { readLanguageBy } from "../../lib/i18n/current_language.ts";
import type { Language } from "../../lib/i18n/languages.ts";
import { translateBy } from "../../lib/i18n/translate.ts";
import { findTranslation } from "../i18n/catalogues.ts";
import { FILE_KINDS } from "../character_files/kinds.ts";
import type { CatOfFile } from "../character_files/file_kind.ts";
import { createPool, planCharacter } from "../illustrator/mod.ts";
import { COUNT, patternOf } from "./stitches.ts";

const POINTS_PER_MM = 72 / 25.4;

const pool = createPool({ threads: 1 });
Deno.test.afterAll(() => pool.close());

const { spec: recipe } = planCharacter("a calico kitten in a wizard hat", {
  style: "cartoon",
  seed: "4",
});
const CAT: CatOfFile = {
  id: 7,
  name: "Мисо & Miso",
  recipe,
  drawFile: (name, spec, options) => pool.drawFile(name, spec, options),
};

async function drawn(name: string, choices: object = {}): Promise<Uint8Array<ArrayBuffer>> {
  const kind = FILE_KINDS.find((each) => each.name === name)!;
  return await kind.draw(CAT, choices);
}

/** Width and height of each page in millimetres. */
async function pagesOf(pdf: Uint8Array): Promise<[number, number][]> {
  const document = await getDocumentProxy(pdf.slice());
  const pages = Array.from({ length: document.numPages }, async (_, i) => {
    const [left, bottom, right, top] = (await document.getPage(i + 1)).view as [
      number,
      number,
      number,
      number,
    ];
    const mm = (points: number) => Math.round(points / POINTS_PER_MM * 10) / 10;
    return [mm(right - left), mm(top - bottom)] as [number, number];
  });
  return await Promise.all(pages);
}

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

for (
  const [paper, size, pixels] of [["a4", [216, 303], 2552], ["a3", [303, 426], 3580]] as const
) {
  Deno.test(`a poster of ${paper} has 3 mm bleed and a picture of ${pixels} pixels`, async () => {
    const pdf = await drawn("poster.pdf", { paper });
    assert.deepEqual(await pagesOf(pdf), [size]);
    const text = latin1(pdf);
    assert.match(text, new RegExp(`/Width ${pixels}\\s`));
    const [left, , right] = /\/TrimBox \[([\d. ]+)\]/.exec(text)![1]!.split(" ").map(Number);
    assert.equal(Math.round(left! / POINTS_PER_MM), 3);
    assert.equal(Math.round((right! - left!) / POINTS_PER_MM), size[0] - 6);
  });
}

Deno.test("a card has an outside and an inside, both with bleed", async () => {
  assert.deepEqual(await pagesOf(await drawn("card.pdf")), [[303, 216], [303, 216]]);
});

Deno.test("a colouring page is closed outlines, as SVG and on A4", async () => {
  const svg = new TextDecoder().decode(await drawn("colouring.svg"));
  assert.match(svg, /<title>Мисо &amp; Miso<\/title>/);
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!);
  assert.ok(paths.length > 40, `${paths.length} outlines`);
  assert.deepEqual(paths.filter((d) => !d.endsWith("z")), []);
  const colours = new Set(
    [...svg.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, colour]) => colour),
  );
  assert.deepEqual([...colours].sort(), ["#000", "#fff"]);
  assert.deepEqual(await pagesOf(await drawn("colouring.pdf")), [[210, 297]]);
});

Deno.test("a chart lists its threads with what the pattern takes of each", async () => {
  const pdf = await drawn("chart.pdf");
  const pages = await pagesOf(pdf);
  assert.ok(pages.length >= 3 && pages.every(([width, height]) => width === 210 && height === 297));
  const document = await getDocumentProxy(pdf.slice());
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => "str" in item ? item.str : "").join(" ");
  const threads = items.flatMap((item) =>
    "str" in item && /^DMC \d/.test(item.str) ? Math.round(item.transform[4]) : []
  );
  const columns = Object.values(Object.groupBy(threads, (x) => x)).map((each) => each!.length);
  assert.ok(Math.max(...columns) - Math.min(...columns) <= 1, `columns of ${columns}`);
  const { used, width, height, cells } = await patternOf(await pool.drawFile("cells", recipe, {}));
  assert.ok(text.includes(`${width} × ${height} stitches`));
  for (const { thread, stitches } of used) {
    assert.ok(text.includes(`DMC ${thread.number}`), thread.number);
    assert.ok(text.includes(`${stitches} stitch`));
  }
  assert.equal(
    used.reduce((sum, each) => sum + each.stitches, 0),
    cells.filter((at) => at >= 0).length,
  );
  assert.equal(new Set(used.map(({ symbol }) => symbol)).size, used.length);
  assert.ok(used.length <= 40 && width <= 128 && height <= 128);
  assert.equal(Math.round(128 * 25.4 / COUNT) / 10, 23.2);
});

Deno.test("the pages of a chart have about as much of it, and meet at a bold line", async () => {
  const text = await textOf(await drawn("chart.pdf"));
  const parts = [...text.matchAll(/Columns (\d+) to (\d+), rows (\d+) to (\d+)/g)]
    .map(([, left, right, top, bottom]) => ({
      columns: [Number(left), Number(right)] as const,
      rows: [Number(top), Number(bottom)] as const,
    }));
  const { width, height } = await patternOf(await pool.drawFile("cells", recipe, {}));
  const lengths = (side: "columns" | "rows") =>
    parts.map((part) => part[side][1] - part[side][0] + 1);
  const area = lengths("columns").reduce((sum, wide, i) => sum + wide * lengths("rows")[i]!, 0);
  assert.equal(area, width * height, "every stitch stands on one page");
  for (const side of ["columns", "rows"] as const) {
    const all = lengths(side);
    assert.ok(Math.min(...all) >= Math.max(...all) / 2, `${side}: ${all}`);
    for (const part of parts) assert.equal((part[side][0] - 1) % 10, 0, `${side} from a bold line`);
  }
});

/** The same print for a reader of this language. */
async function drawnIn(language: Language, name: string): Promise<Uint8Array<ArrayBuffer>> {
  translateBy(findTranslation);
  readLanguageBy(() => language);
  try {
    return await drawn(name);
  } finally {
    translateBy(() => undefined);
    readLanguageBy(() => "en");
  }
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(pdf.slice());
  const pages = Array.from({ length: document.numPages }, async (_, i) => {
    const { items } = await (await document.getPage(i + 1)).getTextContent();
    return items.map((item) => "str" in item ? item.str : "").join(" ");
  });
  return (await Promise.all(pages)).join(" ");
}

Deno.test("prints speak the language of their reader", async () => {
  const chart = await textOf(await drawnIn("de", "chart.pdf"));
  assert.match(chart, /Garne .*\d+ Stiche, \d+,\d m, \d+ Str/);
  assert.match(chart, /Spalten 1 bis \d+, Reihen 1 bis/);
  assert.doesNotMatch(chart, /stitch|skein|Columns/);
  assert.match(await textOf(await drawnIn("fr", "card.pdf")), /Dessiné par Purrtrait/);
});

Deno.test("letters that a PDF has no font for are pictures", async () => {
  const pdf = await drawnIn("ja", "chart.pdf");
  const written = (await textOf(pdf)).replace(/DMC \w+/g, "");
  assert.doesNotMatch(written, /stitch|skein|Threads|Columns/);
  const picturesIn = (bytes: Uint8Array) => latin1(bytes).match(/\/Subtype \/Image/g)!.length;
  assert.ok(picturesIn(pdf) > picturesIn(await drawn("chart.pdf")) + 30);
});
