/**
 * @module The scene of several cats, or of one that does something with a thing: actors on a stage.
 */
import { arranged } from "./arrange.ts";
import { bounds, boundsOf, type Box } from "../geometry/measure.ts";
import { moveItems, movePoint, type Transform } from "../geometry/transform.ts";
import { distinctNames } from "../items.ts";
import type { Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { withoutBlockedFurniture } from "../staging/around/furnishing.ts";
import { perform, shadowOf } from "../staging/performance.ts";
import type { OnStage } from "../staging/actors.ts";
import { inAmbience } from "./ambience.ts";
import { contrastWith } from "./background_contrast.ts";
import { captionOf, withWornWords } from "./caption.ts";
import { foregroundOf } from "./foreground.ts";
import { placeInView } from "./place_of.ts";
import { withRoomForThings } from "./room_for_things.ts";
import { stageFraming } from "./framed_stage.ts";

/** Several cats, or one that does something with a thing. */
export function composeSeveral(spec: CatSpec): Scene {
  const { light, grounds, standing } = placeInView(spec);
  const { stage, items: performed, framing, ground, shown: box } = withRoomForThings((room) => {
    const stage = arranged(spec, room);
    const items = perform(stage, light.shade);
    return { stage, items, ...stageFraming(stage, { performed: items, grounds }) };
  });
  const place = standing(ground);
  const [first] = stage.cats;
  const shadows = [...stage.cats, ...stage.things].filter(throwsShadow)
    .map((actor) => shadowOf(actor, light.shade));
  const placed = withWornWords(moveItems(framing, inAmbience(performed, spec)), spec);
  const cats = boundsOf(placed.filter(({ of }) => of?.startsWith("cat")));
  const large = stage.things.filter(({ art }) => art.anchors?.high).map(({ ref }) => ref);
  const contrast = contrastWith({ coat: first!.cat.tones.base, box: cats, place }, spec.style);
  return {
    spec,
    sky: place.sky,
    light: contrast.light,
    horizon: place.horizon,
    subject: movedBox(framing, box),
    items: distinctNames([
      ...withoutBlockedFurniture(
        place.back,
        large.map((ref) => boundsOf(placed.filter(({ of }) => of === ref))),
      ),
      ...contrast.items,
      ...(first!.cat.figure.bust ? [] : moveItems(framing, shadows)),
      ...placed,
      ...captionOf(spec, { placed, framing, place }),
      ...foregroundOf(placed, place, spec.style),
    ]),
  };
}

/** What stands on the ground throws a shadow there; what lies flat or belongs in the sky does not. */
function throwsShadow(actor: OnStage): boolean {
  if (actor.kind === "thing" && (actor.art.anchors?.lies || actor.art.spot === "air")) return false;
  return actor.isGrounded;
}

function movedBox(by: Transform, { left, top, right, bottom }: Box): Box {
  return bounds([movePoint(by, [left, top]), movePoint(by, [right, bottom])]);
}
