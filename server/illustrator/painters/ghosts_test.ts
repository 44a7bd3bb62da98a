import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { loadPainter } from "../load_painter.ts";
import { planCharacter } from "../plan.ts";
import type { CatSpec } from "../spec.ts";

const specOf = (prompt: string) => planCharacter(prompt, { style: "cartoon", seed: "4" }).spec;

/** The colours of some points inside the cat. */
async function insideOf(spec: CatSpec): Promise<number[]> {
  const scene = compose(spec);
  const canvas = (await loadPainter(spec.style))(scene);
  const head = scene.items.find(({ name, role }) => name === "head" && role === "coat");
  assert.ok(head?.is === "region");
  const xs = head.outline.map(([x]) => x), ys = head.outline.map(([, y]) => y);
  // Between the ears, where nothing is drawn on it.
  const middle = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    Math.min(...ys) * 0.7 + Math.max(...ys) * 0.3,
  ];
  const { data } = canvas.getContext("2d").getImageData(middle[0]!, middle[1]!, 40, 40);
  return [...data];
}

Deno.test("[ghosts] through a ghost one sees the place, through no other cat", async () => {
  const ghost = specOf("a ghost cat sitting in a library");
  const cat = { ...ghost, features: [] };
  // The same cat before another place: what is behind it counts for a ghost alone.
  const elsewhere = (spec: CatSpec): CatSpec => ({ ...spec, setting: "studio" });
  const change = (one: number[], other: number[]) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;
  const ofGhost = change(await insideOf(ghost), await insideOf(elsewhere(ghost)));
  const ofCat = change(await insideOf(cat), await insideOf(elsewhere(cat)));
  assert.ok(ofGhost > 2 * ofCat + 5, `${ofGhost} of a ghost, ${ofCat} of a cat`);
});

Deno.test("[ghosts] the cat is one where words say so, in other languages too", () => {
  for (
    const prompt of [
      "a ghost cat in an attic",
      "see-through cat",
      "chat fantôme dans un grenier",
      "eine Geisterkatze auf dem Friedhof",
      "un gato fantasma",
      "кот-призрак",
    ]
  ) {
    const { features, props } = specOf(prompt);
    assert.ok(features?.includes("ghostly body"), prompt);
    assert.ok(!props.some(({ kind }) => kind === "ghost"), prompt);
  }
  const beside = specOf("a cat and a ghost");
  assert.ok(!beside.features?.includes("ghostly body"));
  assert.ok(beside.props.some(({ kind }) => kind === "ghost"));
});
