/**
 * A stranger should name a mood from face and body: each mood that looks like another one fails here.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { bounds, boundsOf, widthOf } from "../geometry/measure.ts";
import type { Region } from "../scene.ts";
import { resolve } from "../words/resolve.ts";
import { parse } from "../words/parse.ts";
import { drawCat } from "./cat.ts";
import { expressionOf } from "./head/face_of_mood.ts";
import { type Mood, MOOD_NAMES, MOODS } from "./moods.ts";

const AHEAD = { regard: { yaw: 0, pitch: 0, look: [0, 0] as const } };

function regionOf(mood: Mood, name: string, style = PLAIN_CAT.style): Region | undefined {
  const { skull, features } = drawCat({ ...PLAIN_CAT, style, mood }, AHEAD);
  const found = [...skull, ...features].find((item) => item.name === name);
  return found?.is === "region" ? found : undefined;
}

Deno.test("[moods] no two moods have the same mouth, brows, lids and ears", () => {
  const faces = MOOD_NAMES.map((mood) => {
    const { mouth, brow, upperLid, closed, hearts, tear, winks, ears, eye } = MOODS[mood].face;
    return JSON.stringify([mouth, brow, upperLid, closed, hearts, tear, winks, ears, eye]);
  });
  assert.equal(new Set(faces).size, faces.length);
});

Deno.test("[moods] a grin is as wide as both eyes are apart and shows teeth, a laugh lowers the chin, in every style", () => {
  for (const style of STYLES) {
    const grin = regionOf("grinning", "open mouth", style)!;
    const head = regionOf("grinning", "head", style)!;
    assert.ok(widthOf(bounds(grin.outline)) > 0.26 * widthOf(bounds(head.outline)), style);
    assert.ok(grin.marks.some(({ colour }) => colour.l > 0.9), `${style}: no teeth`);
    const chin = (mouth?: "smile") => {
      const cat = drawCat({ ...PLAIN_CAT, style, mood: "laughing" }, { ...AHEAD, mouth });
      return boundsOf(cat.skull.filter(({ name }) => name === "head")).bottom;
    };
    assert.ok(chin() > chin("smile") + 6, `${style}: the chin stays`);
  }
});

Deno.test("[moods] the brows of a determined cat slant to its nose, those of a guilty one away from it, also of real cats", () => {
  for (const style of STYLES) {
    const slant = (mood: Mood) => {
      const { outline } = regionOf(mood, "right brow", style)!;
      const { left, right } = bounds(outline), middle = (left + right) / 2;
      const mean = (side: (x: number) => boolean) => {
        const ys = outline.filter(([x]) => side(x)).map(([, y]) => y);
        return ys.reduce((sum, y) => sum + y, 0) / ys.length;
      };
      return mean((x) => x < middle) - mean((x) => x >= middle);
    };
    assert.ok(slant("determined") > 3 && slant("guilty") < -3, style);
  }
});

Deno.test("[moods] the back of an angry and of a frightened cat is rounder than that of a calm one", () => {
  for (const style of STYLES) {
    const reach = (mood: Mood) => {
      const { torso } = drawCat({ ...PLAIN_CAT, style, mood, pose: "standing", view: "side" });
      const { left, right } = boundsOf(torso), middle = (left + right) / 2;
      const back = torso.flatMap((item) => item.is === "region" ? item.outline : [])
        .filter(([x]) => Math.abs(x - middle) < 0.15 * (right - left));
      return Math.min(...back.map(([, y]) => y));
    };
    for (const mood of ["angry", "scared"] as const) {
      assert.ok(reach(mood) < reach("calm") - 4, `${style} ${mood}`);
    }
  }
});

Deno.test("[moods] words for a mood mostly bring a pose that says it, words for a pose keep theirs", () => {
  const pose = (description: string, seed: number) =>
    resolve(parse(description), { style: "cartoon", seed: String(seed) }).pose;
  const said: [description: string, mood: Mood][] = [
    ["a furious cat", "angry"],
    ["a grumpy cat", "grumpy"],
    ["a very determined cat", "determined"],
    ["a confused cat", "confused"],
  ];
  for (const [description, mood] of said) {
    const poses = Array.from({ length: 20 }, (_, i) => pose(description, i));
    const speaking = poses.filter((one) => MOODS[mood].gestures!.includes(one)).length;
    assert.ok(speaking > 8, `${description}: ${speaking} of 20`);
  }
  assert.equal(pose("a furious cat lying on a rug", 3), "lying");
});

Deno.test("[moods] determined is not brave, a grin is not a smile", () => {
  const moods: [string, Mood][] = [
    ["a grinning cat", "grinning"],
    ["a smiling cat", "happy"],
    ["a very determined cat", "determined"],
    ["a brave cat", "brave"],
    ["eine entschlossene Katze", "determined"],
    ["un gato con sonrisa de oreja a oreja", "grinning"],
    ["咧嘴笑的猫", "grinning"],
  ];
  for (const [description, mood] of moods) {
    assert.equal(resolve(parse(description), { style: "cartoon", seed: "1" }).mood, mood);
  }
});

Deno.test("[moods] a mood that chance chooses shuts no eye and bares no teeth, one that words name may", () => {
  const faceOf = (mood: Mood, source: "seed" | "text") =>
    expressionOf({ ...PLAIN_CAT, mood, pose: "sitting", provenance: { mood: source } });
  for (const mood of MOOD_NAMES.filter((name) => MOODS[name].weight)) {
    const { closed, winks, mouth } = faceOf(mood, "seed");
    assert.ok(!closed && !winks && mouth !== "grin", mood);
  }
  assert.equal(faceOf("loving", "text").closed, "happy");
  assert.equal(faceOf("mischievous", "text").mouth, "grin");
});
