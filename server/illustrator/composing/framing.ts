/** @module Where in the picture the cat stands, and how large. */
import { type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { placing } from "../geometry/transform.ts";
import { framePortrait } from "./portrait_framing.ts";
import type { Size } from "../spec.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { groundUnder } from "./ground_under.ts";
import { type Framing, MARGIN, side, type Subject, within } from "./subject.ts";

/** Nothing of a cat that sits on the ground reaches lower, in shares of the picture. */
const LOWEST = 0.968 * PICTURE_SIZE;

/** Largest scales. */
const MOST = { giant: 2.6, other: 2.5 };

/** Shares of the largest size that fits: a picture needs air around its cat. */
const ZOOMS = [0.95, 0.975, 1] as const;

/** A cat that turns to one side has this much more air before it than behind it, in units; and how far off that it
 * may be. */
const LEAD_ROOM = 40, ASIDE = 70;

/** A slender cat may be as far off the middle as a third of the picture is, in shares of the air beside it, and in
 * units at most. */
const OFF_THE_MIDDLE = { share: 0.42, most: 112 };

/** A tiny cat has much air around it, a giant one none to spare. */
const ZOOM_OF_SIZE: Record<Size, number> = { tiny: 0.64, giant: 1 };

/** Air kept above the head for any everyday hat, in units of the head. */
const HAT_ROOM = 24;

/**
 * Where the cat goes: between ground and upper margin, a little off the middle. The bare cat decides,
 * so that a hat or a toy changes nothing but its own place; only what would leave the picture moves
 * or shrinks everything.
 */
export function frame(subject: Subject): Framing {
  const { bare, dressed, figure, grounds, random, mirrored, size } = subject;
  if (figure.bust) return { framing: framePortrait(subject), ground: grounds.to };
  const room = grounds.to - 8 - MARGIN, widest = PICTURE_SIZE - 2 * MARGIN;
  const fitting = (box: Box) => Math.min(room / -box.top, widest / widthOf(box));
  const roomy = { ...bare, top: bare.top - HAT_ROOM * figure.head.scale };
  const zoom = random.pick(ZOOMS);
  const scale = Math.min(
    fitting(size === "giant" ? bare : roomy) * (size ? ZOOM_OF_SIZE[size] : zoom),
    fitting(dressed),
    // A hat below the feet of its wearer, in a handstand, lifts the cat.
    (LOWEST - MARGIN) / heightOf(dressed),
    size === "giant" ? MOST.giant : MOST.other,
  );
  const { left, right } = side(bare, mirrored);
  const air = (PICTURE_SIZE - widthOf(dressed) * scale) / 2 - MARGIN;
  const far = Math.min(OFF_THE_MIDDLE.most, Math.max(ASIDE, air * OFF_THE_MIDDLE.share));
  const aside = (mirrored ? 1 : -1) * LEAD_ROOM * (far / ASIDE) ** 0.5 +
    random.between(-far, far) * 0.85;
  const x = PICTURE_SIZE / 2 - ((left + right) / 2) * scale + aside;
  const down = random.between(-8, 14);
  const y = Math.min(
    groundUnder(-dressed.top * scale, grounds) + down,
    LOWEST - dressed.bottom * scale,
  );
  return {
    framing: placing({ at: [within(x, dressed, { scale, mirrored }), y], scale, mirror: mirrored }),
    ground: y - down,
  };
}
