/**
 * On a head of any form that is turned anywhere, eyes lie whole on the face and cross nothing.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { contains } from "../../geometry/measure.ts";
import { eyeOutline } from "../../quality/parts.ts";
import type { Eye, Item, Point, Region } from "../../scene.ts";
import type { CatSpec, Gaze } from "../../spec.ts";
import { parse } from "../../words/parse.ts";
import { resolve } from "../../words/resolve.ts";
import { drawCat } from "../cat.ts";
import { MOOD_NAMES } from "../moods.ts";
import { POSE_NAMES, POSES } from "../poses.ts";

/** Fur beyond an eye, in units of the head; seen from the side nose and lips are themselves the edge, so thick. */
const MARGIN = 4, EDGE = 5;

const CATS = ["black cat", "siamese", "persian", "sphynx kitten", "maine coon", "fat old cat"];
const GAZES: Gaze[] = ["up", "down", "away", "back"];
const TURNS = [-1, -0.85, -0.4, 0, 0.4, 0.85, 1];
const PITCHES = [-0.75, 0, 0.75];

/** What an eye of this cat crosses. */
function crossings(spec: CatSpec, regard?: { yaw: number; pitch: number }): string[] {
  const { skull, features, figure } = drawCat(
    spec,
    regard && { regard: { ...regard, look: [0, 0] } },
  );
  if (figure.head.away) return [];
  const eyes = features.filter((item): item is Eye => item.is === "eye").map(eyeOutline);
  const head = regionOf(skull, "head"), margin = MARGIN * figure.head.scale;
  const open = features.filter((item): item is Region =>
    item.is === "region" && /mouth|nose/.test(item.name)
  );
  const lines = features.flatMap((item) =>
    item.is === "line" && /mouth|philtrum/.test(item.name) ? item.points : []
  );
  const meets = (eye: Point[], outline: Point[]) =>
    eye.some((point) => contains(outline, point)) || outline.some((point) => contains(eye, point));
  return [
    ...eyes.flatMap((eye) => [
      ...open.filter(({ outline }) => meets(eye, outline))
        .map(({ name }) => name),
      ...lines.filter((point) => contains(eye, point)).map(() => "mouth"),
      ...(eye.every((point) => contains(head.outline, point)) &&
          distance(eye, head.outline) >= margin
        ? []
        : ["edge of the head"]),
    ]),
    ...(eyes.length === 2 && meets(eyes[0]!, eyes[1]!) ? ["other eye"] : []),
    ...(POSES[spec.pose].face?.mouth ? [] : open).filter(({ outline }) =>
      outline.some((point) =>
        !contains(head.outline, point) &&
        !(figure.head.profile && distance([point], head.outline) < EDGE * figure.head.scale)
      )
    ).map((
      { name },
    ) => `${name} over the edge of the head`),
  ];
}

function distance(one: readonly Point[], other: readonly Point[]): number {
  return Math.min(
    ...one.map(([x, y]) => Math.min(...other.map(([ox, oy]) => Math.hypot(x - ox, y - oy)))),
  );
}

function regionOf(items: readonly Item[], name: string): Region {
  return items.find((item): item is Region => item.is === "region" && item.name === name)!;
}

Deno.test("[heads] eyes cross no nose, mouth or edge in any turn, of any cat, in any style", () => {
  const found = new Set<string>();
  let at = 0;
  for (const style of STYLES) {
    for (const words of CATS) {
      const spec = resolve(parse(words), { style, seed: "3" });
      for (const yaw of TURNS) {
        const mood = MOOD_NAMES[at++ % MOOD_NAMES.length]!;
        const pitch = PITCHES[at % PITCHES.length]!;
        for (const each of crossings({ ...spec, pose: "sitting", mood }, { yaw, pitch })) {
          found.add(`${style}, ${words}, ${mood}, ${yaw}/${pitch}: ${each}`);
        }
      }
    }
  }
  assert.deepEqual([...found], []);
});

Deno.test("[heads] nor in any pose with any gaze and mood", () => {
  const found = new Set<string>();
  const words = parse("a cat");
  let at = 0;
  for (const pose of POSE_NAMES) {
    for (const mood of MOOD_NAMES) {
      const style = STYLES[at++ % STYLES.length]!,
        gaze = GAZES[(at * 3 + (at >> 3)) % GAZES.length]!;
      const spec = resolve(words, { style, seed: `${at}` });
      for (const each of crossings({ ...spec, pose, gaze, mood })) {
        found.add(`${style}, ${pose}, ${gaze}, ${mood}: ${each}`);
      }
    }
  }
  assert.deepEqual([...found], []);
});
