/**
 * What must hold of every place: words ask for it, sentences name it, it is drawn, and its weather and hours
 * are those of its entry.
 */
import assert from "node:assert/strict";
import { placeInView } from "../composing/place_of.ts";
import type { Item } from "../scene.ts";
import { type CatSpec, TIMES, type Weather, WEATHERS } from "../spec.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { hasFiniteNumbers } from "../../../tests/support/finite_numbers.ts";
import { entryTerms } from "../vocabulary/entry_words.ts";
import { describe } from "../words/wording/description.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";
import { understanding } from "../words/understanding.ts";
import { showsWeather } from "../world/place_entry.ts";
import { PLACES, type Setting, SETTINGS } from "../world/places.ts";

/** What one sees of each weather, by the names of things; a cloudy sky is a matter of colour. */
const SIGNS: Record<Exclude<Weather, "clear" | "cloudy">, RegExp> = {
  rain: /^(rain|window fall)/,
  storm: /^(rain|window fall)/,
  snow: /^(snowflake|window fall)/,
  fog: /^(fog|window mist)/,
  wind: /^gust/,
  rainbow: /^rainbow/,
  aurora: /^aurora/,
  "shooting stars": /^shooting star/,
  snowstorm: /^(snow driven|window fall)/,
};

/** How sentences name each weather. */
const NAMED: typeof SIGNS = {
  rain: /\brain\b|\brains\b/,
  storm: /storm/,
  snow: /snows|falling snow/,
  fog: /fog/,
  wind: /wind\b/,
  rainbow: /rainbow/,
  aurora: /northern lights/,
  "shooting stars": /shooting stars/,
  snowstorm: /snowstorm/,
};

/** Words for a weather whose name alone means something else. */
const WORDS: Partial<Record<Weather, string>> = { rainbow: "under a rainbow" };

/** Places whose name beside an hour or a weather means something else: a moon in the sky. */
const ASKED: Partial<Record<Setting, string>> = { moon: "on the moon" };

/** Items of sky, scenery and ground that a place needs to look like one. */
const LEAST_LAYERS = 11;

for (const setting of SETTINGS) {
  const entry = PLACES[setting];
  const words = entryTerms({ setting }, entry).filter(({ nearest }) => !nearest)
    .flatMap(({ words }) => words);
  const asked = ASKED[setting] ?? words[0]!;

  Deno.test(`[places] ${setting}: words ask for it and sentences name it`, () => {
    assert.ok(words.length > 0, "no word of its own");
    const asking = words.map((word) => ({
      word,
      spec: resolve(parse(`a cat, ${word}`), { style: "cartoon", seed: "1" }),
    }));
    const others = asking.filter(({ spec }) => spec.setting !== setting);
    assert.deepEqual(others.map(({ word, spec }) => `${word}: ${spec.setting}`), []);
    const { where, what } = entry.phrase;
    assert.ok(describe({ ...asking[0]!.spec, season: undefined }).includes(`${where} ${what}`));
  });

  Deno.test(`[places] ${setting}: it is drawn in several layers`, () => {
    for (const time of entry.hours ?? TIMES) {
      const items = itemsOf({ ...PLAIN_CAT, setting, time });
      assert.ok(hasFiniteNumbers(items), `a number at ${time} is none`);
      const layers = items.filter(({ role }) => ["sky", "scenery", "ground"].includes(role)).length;
      assert.ok(layers >= LEAST_LAYERS, `${layers} items of sky, scenery and ground at ${time}`);
    }
  });

  Deno.test(`[places] ${setting}: weather is painted and named exactly where the entry allows it`, () => {
    for (const weather of WEATHERS) {
      if (weather === "clear" || weather === "cloudy") continue;
      const isShown = showsWeather(entry, weather);
      assert.equal(isSeen(setting, weather), isShown, `${weather} is painted`);
      const { alt, said } = drawnFrom(`a cat, ${asked}, ${WORDS[weather] ?? weather}`, setting);
      if (said.weather !== weather) assert.ok(!isShown, `${weather} was said`);
      if (!isShown || entry.weather === "falls") {
        assert.equal(NAMED[weather].test(alt), isShown, `${weather} is named: ${alt}`);
      }
    }
  });

  Deno.test(`[places] ${setting}: only its own hours are drawn`, () => {
    for (const time of TIMES) {
      const { said } = drawnFrom(`a cat, ${asked}, at ${time}`, setting);
      assert.ok(!entry.hours || entry.hours.includes(said.time), `${said.time}`);
    }
  });
}

Deno.test("[places] the receipt says what cannot be seen at the place", () => {
  const { understood } = receipt("an orange cat on a spaceship, it rains");
  assert.ok(understood.some(({ meaning }) => /not seen aboard a spaceship/.test(meaning)));
  assert.match(
    receipt("white cat on the moon in the rain").understood.map(({ meaning }) => meaning).join(),
    /weather: rain \(left out: not seen on the moon\)/,
  );
});

function isSeen(setting: Setting, weather: Exclude<Weather, "clear" | "cloudy">): boolean {
  const isNightly = weather === "aurora" || weather === "shooting stars";
  return ["1", "2", "3"].some((seed) =>
    itemsOf({ ...PLAIN_CAT, seed, setting, weather, time: isNightly ? "night" : "day" })
      .some(({ name }) => SIGNS[weather].test(name))
  );
}

/** The place alone: what it shows does not depend on the cat. */
function itemsOf(spec: CatSpec): Item[] {
  const { grounds, standing } = placeInView(spec);
  const { back, front } = standing(grounds.to);
  return [...back, ...front];
}

function drawnFrom(prompt: string, setting: Setting): { said: CatSpec; alt: string } {
  const said = resolve(parse(prompt), { style: "cartoon", seed: "1" });
  assert.equal(said.setting, setting);
  return { said, alt: describe(said) };
}

function receipt(prompt: string) {
  const said = parse(prompt);
  return understanding(said, resolve(said, { style: "cartoon", seed: "1" }));
}
