// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * Part of `deno task check`: `deno doc --lint` over the illustrator's front door and what its tiers offer each
 * other. Every name in them is documented, and every type they mention is one of theirs.
 *
 * @module
 */
const ILLUSTRATOR = "server/illustrator";

/** By tier, from the ground up. */
const ENTRY_POINTS = [
  "colour.ts",
  "random.ts",
  "palette.ts",
  "scene.ts",
  "items.ts",
  "spec.ts",
  "geometry/coordinates.ts",
  "geometry/grid.ts",
  "geometry/measure.ts",
  "geometry/shapes.ts",
  "geometry/transform.ts",
  "vocabulary/term.ts",
  "style_entry.ts",
  "cat/cat.ts",
  "cat/expression.ts",
  "cat/figure.ts",
  "cat/mood_entry.ts",
  "cat/pose_entry.ts",
  "cat/reaching.ts",
  "wardrobe/accessory_entry.ts",
  "wardrobe/costume_entry.ts",
  "wardrobe/lenses.ts",
  "wardrobe/outfit.ts",
  "wardrobe/places.ts",
  "wardrobe/prop_entry.ts",
  "world/light.ts",
  "world/place.ts",
  "world/place_entry.ts",
  "words/breeds.ts",
  "words/choice.ts",
  "words/said.ts",
  "compose.ts",
  "painters/canvas.ts",
  "repaint/planes.ts",
  "sketch.ts",
  "draw.ts",
  "repaint.ts",
  "quality/brushwork.ts",
  "quality/craft.ts",
  "quality/finding.ts",
  "quality/parts.ts",
  "quality/statistics.ts",
  "quality/style_thresholds.ts",
  "quality/thresholds.ts",
  "quality/view.ts",
  "mod.ts",
];

const command = new Deno.Command(Deno.execPath(), {
  args: ["doc", "--quiet", "--lint", ...ENTRY_POINTS.map((path) => `${ILLUSTRATOR}/${path}`)],
  stdout: "piped",
  stderr: "piped",
});
const { success, stderr } = await command.output();
if (!success) {
  console.error(new TextDecoder().decode(stderr));
  Deno.exit(1);
}
console.log(`Docs: ${ENTRY_POINTS.length} entry points of the illustrator are documented`);
