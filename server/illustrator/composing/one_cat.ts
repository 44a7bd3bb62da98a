/** @module The scene of one cat. */
import { frame } from "./framing.ts";
import { boundsOf, type Box, unionBox } from "../geometry/measure.ts";
import { moveItems } from "../geometry/transform.ts";
import { distinctNames } from "../items.ts";
import { pawPrints } from "./paw_prints.ts";
import { randomStream } from "../random.ts";
import type { Item, Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { seenPart } from "../staging/around/furnishing.ts";
import { roomFor } from "../staging/lettering/writing.ts";
import { bareItems, layered } from "../wardrobe/layering.ts";
import { propOf } from "../wardrobe/prop_kinds.ts";
import { inAmbience } from "./ambience.ts";
import { contrastWith } from "./background_contrast.ts";
import { captionOf, withWornWords } from "./caption.ts";
import { contactShadow } from "./contact_shadow.ts";
import { dressedCat } from "./dressed_cat.ts";
import { foregroundOf } from "./foreground.ts";
import { coverBefore } from "./ground_cover.ts";
import { heldBoardOf, withBoard } from "./held_board.ts";
import { placeInView } from "./place_of.ts";
import { withRoomForThings } from "./room_for_things.ts";

/** One cat with what it wears, holds and has beside it. */
export function composeOne(spec: CatSpec): Scene {
  const random = (name: string) => randomStream(spec.seed, name);
  const { light, grounds, standing } = placeInView(spec);
  const mirrored = spec.facing === "left";
  const board = heldBoardOf(spec, mirrored);
  const { cat, outfit, bare, items: subject, framing, ground } = withRoomForThings((room) => {
    const dressed = dressedCat(spec, {
      mirrored,
      light: light.towards[0] < 0 ? -1 : 1,
      reach: board?.reach,
      room,
    });
    const { cat, outfit } = dressed;
    const items = layered(cat, outfit), bare = bareItems(cat);
    const framed = frame({
      bare: boundsOf(bare),
      dressed: spec.writing && !board
        ? roomFor(spec.writing, keptBox(items, spec), { mirrored })
        : keptBox(items, spec),
      figure: cat.figure,
      grounds,
      random: random("frame"),
      mirrored,
      size: spec.size,
      isAlone: !spec.costume && [outfit.around, outfit.behind, outfit.held].every(isEmpty),
    });
    return { cat, outfit, bare, items, ...framed };
  });
  const place = standing(ground);
  const placed = withWornWords(moveItems(framing, inAmbience(subject, spec)), spec);
  const box = boundsOf(placed);
  const bareBox = boundsOf(moveItems(framing, bare));
  const contrast = contrastWith({ coat: cat.tones.base, box: bareBox, place }, spec.style);
  return {
    spec,
    sky: place.sky,
    light: contrast.light,
    horizon: place.horizon,
    subject: box,
    items: distinctNames([
      ...place.back,
      ...pawPrints({ spec, place, subject: box, random: random("prints") }),
      ...contrast.items,
      ...(cat.figure.bust ? [] : [contactShadow(cat, framing, place)]),
      ...(board
        ? withBoard(placed, board, { writing: spec.writing!, framing })
        : [...placed, ...captionOf(spec, { placed, framing, place })]),
      ...coverBefore(cat, { framing, place, things: outfit.around, placed }),
      ...foregroundOf(placed, place, spec.style),
    ]),
  };
}

/** Sails and crowns tell what stands behind a cat: so much of its width is always seen. */
const SEEN_BEHIND = 0.9;

/** The box of what the picture never cuts: of a tower or a tree behind the cat, the side next to it. */
function keptBox(items: readonly Item[], { props }: CatSpec): Box {
  const behind = props.filter(({ kind }) => propOf(kind).spot === "behind")
    .map(({ kind }) => items.filter(({ shows }) => shows === `thing ${kind}`))
    .filter((own) => own.length > 0);
  const near = boundsOf(items.filter((item) => !behind.flat().includes(item)));
  return behind.map((own) => seenPart(boundsOf(own), near, SEEN_BEHIND)).reduce(unionBox, near);
}

function isEmpty(items: readonly Item[]): boolean {
  return items.length === 0;
}
