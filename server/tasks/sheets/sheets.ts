/** @module What the contact sheets show. */
import { POSE_NAMES } from "../../illustrator/cat/poses.ts";
import { MOOD_NAMES } from "../../illustrator/cat/moods.ts";
import { VARIANTS } from "../../illustrator/wardrobe/accessories.ts";
import { COSTUME_KINDS } from "../../illustrator/wardrobe/costumes.ts";
import { DRAWN_PROPS } from "../../illustrator/wardrobe/props.ts";
import { SETTINGS } from "../../illustrator/world/places.ts";
import { ACCESSORIES, STYLES } from "../../../lib/choices.ts";
import { goldenSpec } from "../../illustrator/quality/golden.ts";
import { GOLDEN_DESCRIPTIONS } from "../../illustrator/quality/golden_descriptions.ts";
import {
  type CatSpec,
  COAT_COLOURS,
  COAT_LENGTHS,
  PATTERNS,
  TIMES,
  WEATHERS,
  type Worn,
} from "../../illustrator/spec.ts";
import { TECHNIQUE_NAMES } from "../../illustrator/techniques.ts";
import { repaint } from "../../illustrator/repaint.ts";
import { parse } from "../../illustrator/words/parse.ts";
import { repaintingRecipe } from "../../illustrator/words/repainting.ts";
import { type Options, resolve } from "../../illustrator/words/resolve.ts";
import { readCat } from "../../illustrator/photo/cat_reading.ts";
import type { Cell, Sheet } from "./contact_sheet.ts";

const SEEDS = 40;
const SKETCHES = 32;

/** Golden descriptions on one sheet: more make it too long to look at. */
const PER_SHEET = 12;

/** What the coats are changed from. */
const COAT: CatSpec["coat"] = { colour: "orange", pattern: "solid", length: "short", white: [] };

/** Every sheet by name, made only when asked for; photos are shown beside their characters, and painted anew. */
export function sheets(photos: readonly Uint8Array[]): Record<string, () => Promise<Sheet>> {
  return {
    ...goldenSheets(),
    ...Object.fromEntries(
      Object.entries(WORLD).map((
        [name, changes],
      ) => [name, () => Promise.resolve(of(name, changes))]),
    ),
    seeds: () => Promise.resolve(seeds()),
    sketches: () => Promise.resolve(sketches()),
    photos: () => beside(photos),
    repaints: () => repainted(photos),
  };
}

/** Every value of a recipe's lists once; the styles take turns. */
const WORLD: Record<string, [label: string, change: Partial<CatSpec>][]> = {
  poses: POSE_NAMES.map((pose) => [pose, { pose }]),
  costumes: COSTUME_KINDS.map((kind) => [kind, { costume: { kind } }]),
  accessories: worn().map((thing) => [thing.variant ?? thing.kind, { accessories: [thing] }]),
  props: DRAWN_PROPS.map((kind) => [kind, { props: [{ kind }] }]),
  settings: SETTINGS.map((setting) => [setting, { setting }]),
  techniques: TECHNIQUE_NAMES.map((technique) => [technique, { technique, setting: "meadow" }]),
  hours: SETTINGS.map((setting, index) => {
    const time = TIMES[1 + index % (TIMES.length - 1)]!;
    const weather = WEATHERS[index % WEATHERS.length]!;
    return [`${setting}, ${time}, ${weather}`, { setting, time, weather }];
  }),
  moods: MOOD_NAMES.map((mood) => [mood, { mood, pose: "portrait" }]),
  coats: [
    ...COAT_COLOURS.map((colour): [string, Partial<CatSpec>] => [colour, coated({ colour })]),
    ...PATTERNS.map((pattern): [string, Partial<CatSpec>] => [
      pattern,
      coated({ pattern, second: "black" }),
    ]),
    ...COAT_LENGTHS.map((length): [string, Partial<CatSpec>] => [length, coated({ length })]),
  ],
};

function coated(change: Partial<CatSpec["coat"]>): Partial<CatSpec> {
  return { coat: { ...COAT, ...change } };
}

function worn(): Worn[] {
  return ACCESSORIES.flatMap((kind): Worn[] =>
    kind in VARIANTS
      ? VARIANTS[kind as keyof typeof VARIANTS].map((variant) => ({ kind, variant }))
      : [{ kind }]
  );
}

function of(name: string, changes: [label: string, change: Partial<CatSpec>][]): Sheet {
  const cells = changes.map(([label, change], index): Cell => {
    const style = STYLES[index % STYLES.length]!;
    const spec = resolve(parse("a cat"), { style, seed: `${name} ${index}` });
    return { label: `${label} · ${style}`, picture: { ...spec, ...change } };
  });
  return { name, columns: STYLES.length, cells };
}

function goldenSheets(): Record<string, () => Promise<Sheet>> {
  const count = Math.ceil(GOLDEN_DESCRIPTIONS.length / PER_SHEET);
  return Object.fromEntries(Array.from({ length: count }, (_, index) => {
    const name = `golden-${index + 1}`;
    const descriptions = GOLDEN_DESCRIPTIONS.slice(index * PER_SHEET, (index + 1) * PER_SHEET);
    const cells = descriptions.flatMap((description) =>
      STYLES.map((style) => ({ label: description, picture: goldenSpec(description, style) }))
    );
    return [name, () => Promise.resolve({ name, columns: STYLES.length, cells })];
  }));
}

function seeds(): Sheet {
  const cells = Array.from({ length: SEEDS }, (_, index): Cell => {
    const style = STYLES[index % STYLES.length]!, seed = String(index);
    return {
      label: `seed ${seed}`,
      picture: drawn("an orange tabby cat with a hat", { style, seed }),
    };
  });
  return { name: "seeds", columns: STYLES.length, cells };
}

/** Sketches beside the pictures they announce; the styles take turns. */
function sketches(): Sheet {
  const cells = GOLDEN_DESCRIPTIONS.slice(0, SKETCHES).flatMap((description, index): Cell[] => {
    const style = STYLES[index % STYLES.length]!, spec = goldenSpec(description, style);
    return [{ label: description, picture: { sketch: spec } }, { label: style, picture: spec }];
  });
  return { name: "sketches", columns: STYLES.length, cells };
}

async function beside(photos: readonly Uint8Array[]): Promise<Sheet> {
  const cells: Cell[] = [];
  for (const photo of photos) {
    const cat = await readCat(photo);
    cells.push({
      label: cat ? `${cat.colour} ${cat.pattern} ${cat.eyes ?? ""}` : "no cat",
      picture: { photo },
    });
    for (const style of STYLES) {
      const picture = drawn("a cat", { style, seed: "1", ...(cat && { photo: cat }) });
      cells.push({ label: style, picture });
    }
  }
  return { name: "photos", columns: STYLES.length + 1, cells };
}

async function repainted(photos: readonly Uint8Array[]): Promise<Sheet> {
  const cells: Cell[] = [];
  for (const photo of photos) {
    cells.push({ label: "photo", picture: { photo } });
    for (const style of STYLES) {
      const picture = await repaint(photo, repaintingRecipe({ style, seed: "1" }));
      cells.push({ label: style, picture: { photo: picture } });
    }
  }
  return { name: "repaints", columns: STYLES.length + 1, cells };
}

function drawn(description: string, options: Options): CatSpec {
  return resolve(parse(description), options);
}
