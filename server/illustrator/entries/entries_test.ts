/**
 * What must hold of every entry: words ask for it, sentences name it, and it is drawn.
 */
import assert from "node:assert/strict";
import {
  type Accessory,
  FREE_STYLES,
  PREMIUM_STYLES,
  STYLE_NAMES,
  STYLES,
} from "../../../lib/choices.ts";
import { MOOD_NAMES, MOODS } from "../cat/moods.ts";
import { POSE_NAMES, POSES } from "../cat/poses.ts";
import { compose } from "../compose.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { PLAIN_CAT, solid } from "../../../tests/support/cat.ts";
import { ACCESSORIES, type Variant } from "../wardrobe/accessories.ts";
import { COSTUME_KINDS, COSTUMES } from "../wardrobe/costumes.ts";
import { DRAWN_PROPS, PROPS } from "../wardrobe/props.ts";
import { BREED_NAMES, traitsOf } from "../words/terms/breeds.ts";
import { describe } from "../words/wording/description.ts";
import { thingName } from "../words/wording/names.ts";
import { termOf } from "../words/lexicon/term_of.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";
import { tokenise } from "../words/lexicon/tokens.ts";
import { accessoryTerms, costumeTerms, entryTerms, poseTerms } from "../vocabulary/entry_words.ts";
import type { Term } from "../vocabulary/term.ts";
import { PLACES, SETTINGS } from "../world/places.ts";

const PLAIN: CatSpec = { ...PLAIN_CAT, seed: "5", coat: solid("grey"), setting: "studio" };

/** The entries of every kind that has words of its own, by a name that says where they are. */
const WORDED: [kind: string, [name: string, terms: Term[]][]][] = [
  ["places", SETTINGS.map((setting) => [setting, entryTerms({ setting }, PLACES[setting])])],
  ["props", DRAWN_PROPS.map((prop) => [prop, entryTerms({ prop }, PROPS[prop])])],
  ["costumes", COSTUME_KINDS.map((costume) => [costume, costumeTerms(costume, COSTUMES[costume])])],
  ["moods", MOOD_NAMES.map((mood) => [mood, entryTerms({ mood }, MOODS[mood])])],
  ["poses", POSE_NAMES.map((pose) => [pose, poseTerms(pose, POSES[pose])])],
  ...Object.entries(ACCESSORIES).map(([kind, { variants = {} }]): typeof WORDED[number] => [
    kind,
    Object.entries(variants).map(([name, entry]) => [
      name,
      accessoryTerms(kind as Accessory, entry, name as Variant),
    ]),
  ]),
];

for (const [kind, entries] of WORDED) {
  Deno.test(`[entries] no word of ${kind} belongs to something else`, () => {
    for (const [name, terms] of entries) {
      for (const { words: own, claims } of terms.filter(({ nearest }) => !nearest)) {
        for (const word of own) {
          const phrase = tokenise(word).map(({ key }) => key).join(" ");
          const meant = termOf(phrase, "en")?.claims;
          if (isNear(claims) && meant?.some(isThing)) continue;
          assert.deepEqual(meant, claims, `${name}: “${word}” means ${JSON.stringify(meant)}`);
        }
      }
    }
  });
}

Deno.test("[entries] every prop is asked for, named and drawn", () => {
  for (const kind of DRAWN_PROPS) {
    const said = specOf(
      `a sitting cat with ${ownWord(entryTerms({ prop: kind }, PROPS[kind]), kind)}`,
    );
    assert.ok(said.props.some((prop) => prop.kind === kind), kind);
    assert.match(describe({ ...PLAIN, props: [{ kind }] }), named(thingName({ kind })), kind);
    assertDrawn({ props: [{ kind }] }, kind);
  }
});

Deno.test("[entries] every costume is asked for, named and drawn", () => {
  for (const kind of COSTUME_KINDS) {
    for (const term of costumeTerms(kind, COSTUMES[kind]).filter(({ nearest }) => !nearest)) {
      const said = specOf(`a cat wearing ${term.words[0]}`);
      assert.equal(said.costume?.kind, kind, term.words[0]);
    }
    const text = describe({ ...PLAIN, costume: { kind } });
    assert.match(text, named(COSTUMES[kind].name), kind);
    assertDrawn({ costume: { kind } }, kind);
  }
});

for (const [kind, { variants = {} }] of Object.entries(ACCESSORIES)) {
  Deno.test(`[entries] every variant of ${kind} is asked for, named and drawn`, () => {
    for (const [name, entry] of Object.entries(variants)) {
      const said = specOf(
        `a sitting cat with ${ownWord(accessoryTerms(kind as Accessory, entry), name)}`,
      );
      assert.ok(said.accessories.some(({ variant }) => variant === name), name);
      const worn = { accessories: [{ kind: kind as Accessory, variant: name as Variant }] };
      assert.match(describe({ ...PLAIN, ...worn }), named(name), name);
      assertDrawn(worn, name);
    }
  });
}

Deno.test("[entries] every mood is asked for, named and changes the face", () => {
  const faces = new Set<string>();
  for (const mood of MOOD_NAMES) {
    assert.equal(specOf(`a ${ownWord(entryTerms({ mood }, MOODS[mood]), mood)} cat`).mood, mood);
    assert.match(describe({ ...PLAIN, mood }), named(mood));
    const { items } = compose({ ...PLAIN, mood });
    faces.add(
      JSON.stringify(items.filter(({ is, name }) => is === "eye" || /mouth|brow/.test(name))),
    );
  }
  assert.equal(faces.size, MOOD_NAMES.length);
});

Deno.test("[entries] every pose is asked for, named and drawn in its own way", () => {
  const outlines = new Set<string>();
  for (const pose of POSE_NAMES) {
    assert.equal(specOf(`a cat, ${ownWord(poseTerms(pose, POSES[pose]), pose)}`).pose, pose);
    assert.match(describe({ ...PLAIN, pose }), named(POSES[pose].verb ?? "Portrait of"));
    outlines.add(JSON.stringify(compose({ ...PLAIN, pose }).subject));
  }
  assert.equal(outlines.size, POSE_NAMES.length);
});

Deno.test("[entries] every breed is asked for by a name", () => {
  for (const breed of BREED_NAMES) {
    const names = [breed, ...traitsOf(breed).words?.split(", ") ?? []];
    const isAskedFor = names.some((name) =>
      parse(`a ${name} cat`).readings.some(({ claims }) =>
        claims.some(({ slot, value }) => slot === "breed" && value === breed)
      )
    );
    assert.ok(isAskedFor, breed);
  }
});

for (const style of STYLES) {
  Deno.test(`[entries] ${style}: its words are understood, and its painter paints`, async () => {
    const { words, prompt, loadPainter, loadRepainter } = STYLE_ENTRIES[style];
    for (const word of words.split(", ")) {
      const { readings, unknown } = parse(`a cat, ${word}`);
      assert.deepEqual(unknown, [], word);
      assert.ok(readings.some(({ note }) => note === "the style is the one you choose"), word);
    }
    assert.match(prompt, /^[^A-Z].*[^.]$/, "ends the sentence “Style: …”");
    const { width, height } = (await loadPainter())(compose({ ...PLAIN, style }));
    assert.deepEqual([width, height], [PICTURE_SIZE, PICTURE_SIZE]);
    assert.equal(typeof await loadRepainter(), "function");
  });
}

Deno.test("[entries] every style of the public list has an entry, and a name of its own", () => {
  assert.deepEqual(Object.keys(STYLE_ENTRIES).sort(), STYLES.toSorted());
  assert.deepEqual([...FREE_STYLES, ...PREMIUM_STYLES].sort(), STYLES.toSorted());
  assert.equal(new Set(Object.values(STYLE_NAMES)).size, STYLES.length);
  for (const part of ["words", "prompt", "loadPainter", "loadRepainter"] as const) {
    assert.equal(
      new Set(Object.values(STYLE_ENTRIES).map((entry) => entry[part])).size,
      STYLES.length,
    );
  }
});

/** A word that means the entry itself. */
function ownWord(terms: readonly Term[], entry: string): string {
  const own = terms.filter(({ nearest, denied }) => !nearest && !denied)
    .flatMap((term) => term.words);
  assert.ok(own.length > 0, `${entry} has no word of its own`);
  return own.includes(entry) ? entry : own[0]!;
}

/** Props and places have words for what is only like them: "cupcake" of a cake. */
function isNear(claims: Term["claims"]): boolean {
  return claims.every(({ slot }) => slot === "prop" || slot === "setting");
}

/** A drawing of the thing itself, which such a word means where there is one. */
function isThing({ slot, value }: Term["claims"][number]): boolean {
  return slot === "prop" && !(DRAWN_PROPS as readonly unknown[]).includes(value);
}

function specOf(prompt: string): CatSpec {
  return resolve(parse(prompt), { style: "cartoon", seed: "5" });
}

function named(text: string): RegExp {
  return new RegExp(text.replaceAll(/[^\w\s'’-]/g, "."), "i");
}

/** Without it the scene has fewer items. */
function assertDrawn(change: Partial<CatSpec>, entry: string): void {
  const bare = compose(PLAIN).items.length, dressed = compose({ ...PLAIN, ...change }).items.length;
  assert.ok(dressed > bare, `${entry} is not drawn`);
}
