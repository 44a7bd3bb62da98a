/** @module Where all actors of a stage go in the picture. */
import { frame } from "./framing.ts";
import { boundsOf, type Box, unionBox } from "../geometry/measure.ts";
import { randomStream } from "../random.ts";
import type { Item } from "../scene.ts";
import { frameStage, type StageFraming } from "./stage_framing.ts";
import { mayBeCut, seenPart } from "../staging/around/furnishing.ts";
import { CORD } from "../staging/around/over_and_under.ts";
import { boxOf } from "../staging/actor_boxes.ts";
import type { Stage } from "../staging/stage.ts";
import { roomFor } from "../staging/lettering/writing.ts";
import type { Grounds } from "../world/shot.ts";

/** Where all actors go; a portrait is framed by its head. */
export function stageFraming(
  { spec, cats, things }: Stage,
  { performed, grounds }: { performed: Item[]; grounds: Grounds },
): StageFraming {
  const random = randomStream(spec.seed, "frame");
  const roomy = (box: Box) => spec.writing ? roomFor(spec.writing, box) : box;
  // What only the seed sets beside several cats may be half seen.
  const isExtra = spec.provenance["props"] === "seed" && cats.length > 1;
  const cuttable = things.filter((thing) => mayBeCut(thing) || isExtra);
  const refs = new Set<string | undefined>(cuttable.map(({ ref }) => ref));
  const near = boundsOf(performed.filter((item) => !refs.has(item.of) && !mayLeave(item)));
  const { figure } = cats[0]!.cat;
  if (figure.bust) {
    const box = roomy(cuttable.map((thing) => seenPart(boxOf(thing), near)).reduce(unionBox, near));
    const framed = frame({
      bare: box,
      dressed: box,
      figure,
      grounds,
      random,
      mirrored: false,
    });
    return { ...framed, shown: box };
  }
  return frameStage({
    cats: boundsOf(performed.filter(({ of }) => of?.startsWith("cat"))),
    count: cats.length,
    whole: roomy(near),
    cuttable: cuttable.map(boxOf),
    grounds,
    random,
  });
}

/** The cord of what hangs from above, and the slope under a sled, go on beyond the picture. */
function mayLeave(item: Item): boolean {
  return item.is !== "eye" && (item.name === CORD || item.role === "ground");
}
