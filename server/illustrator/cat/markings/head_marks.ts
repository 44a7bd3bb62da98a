/** @module Markings of the head, in its own coordinates. */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Colour, mix } from "../../colour/colour.ts";
import { ellipse, leaf, mirrored, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CoatTones } from "../../colour/palette.ts";
import type { Random } from "../../random.ts";
import type { Mark, Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Coat } from "./coat.ts";
import { blob, patchColours, ragged } from "./patches.ts";
import { isPrinted, printed } from "./printed_coats.ts";
import { galaxy, rainbowFace } from "./rare_coats.ts";

/** The pattern on skull and cheeks. */
export function headPattern({ coat, tones, randomOf }: Coat): Mark[] {
  const random = randomOf("coat.head");
  if (isPrinted(coat.pattern)) {
    return printed(ellipse([0, 0], 122, 104), coat.pattern, { coat, tones });
  }
  switch (coat.pattern) {
    case "solid":
      return [];
    case "tuxedo":
      return [
        mark(
          "white",
          smooth([[0, -6, "corner"], [22, 36], [52, 62], [40, 104], [-40, 104], [
            -52,
            62,
          ], [-22, 36]]),
          tones.white,
        ),
      ];
    case "tabby":
    case "classic tabby":
      return [...forehead(tones.dark), ...cheekStripes(tones.dark)];
    case "ticked":
      return forehead(tones.dark);
    case "spotted":
    case "rosetted":
      return [...forehead(tones.dark), ...spotsOnCheeks(tones.dark)];
    case "points":
      return mask(tones);
    case "lynx points":
      return [...mask(tones), ...forehead(tones.dark), ...cheekStripes(tones.dark)];
    case "van":
      return [
        mark("patch", blob([-62, -74], 50, 40, random), tones.base),
        mark("patch", blob([64, -74], 48, 40, random), tones.base),
      ];
    case "cow":
      return [
        mark("patch", blob([-70, -46], 70, 72, random), tones.base),
        mark("patch", blob([88, -66], 48, 54, random), tones.base),
      ];
    case "shaded":
      return [{ ...mark("shade", ellipse([0, -84], 74, 40), tones.dark, 18), opacity: 0.5 }];
    case "smoke":
      return [{
        ...mark("light", ellipse([0, 92], 88, 30), mix(tones.base, tones.white, 0.6), 16),
        opacity: 0.6,
      }];
    case "rainbow":
      return rainbowFace();
    case "galaxy":
      return galaxy(ellipse([0, 0], 112, 96), random);
    case "bicolour":
      return [
        mark(
          "white",
          smooth(knots("0 -34!, 16 4, 44 36, 104 66, 60 120, -60 120, -104 66, -44 36, -16 4")),
          tones.white,
        ),
      ];
    case "calico": {
      const [first, second] = patchColours(coat, tones);
      return [
        mark("patch", blob([-74, -52], 74, 76, random), first),
        mark("patch", blob([80, -48], 66, 78, random), second),
      ];
    }
    case "torbie":
      return [
        ...twoColouredFace(tones, random),
        ...forehead(tones.dark),
        ...cheekStripes(tones.dark),
      ];
    case "tortoiseshell":
      return twoColouredFace(tones, random);
  }
}

/** The dark mask of a pointed face: around nose and mouth, up the bridge of the nose and out under the eyes. */
function mask(tones: CoatTones): Mark[] {
  return [
    mark("patch", mirrored(MASK.rim), mix(tones.base, tones.dark, 0.45), 16),
    mark("patch", mirrored(MASK.middle), tones.dark, 12),
  ];
}

/** The right half of a mask, from brow to chin: where it fades out, and where it is dark. */
const MASK: Record<"rim" | "middle", readonly Point[]> = {
  rim: [[0, -44], [24, -38], [56, -26], [84, -2], [88, 34], [76, 66], [54, 96], [0, 112]],
  middle: [[0, -18], [13, -14], [22, 8], [46, 26], [66, 40], [62, 64], [42, 92], [0, 104]],
};

/** A face of two colours, flecked. */
function twoColouredFace(tones: CoatTones, random: Random): Mark[] {
  return [
    mark(
      "patch",
      smooth(
        points(
          "16 -110, 2 -72, 18 -46, -8 -16, 6 14, -10 38, -34 46, -62 72, -100 64, -122 20, -84 -84",
        ),
      ),
      tones.second,
    ),
    // Oval flecks above and beside an eye would be brows and bars.
    ...([[-70, -42, "base"], [-92, 30, "base"], [70, -62, "second"], [92, 38, "second"]] as const)
      .flatMap(([x, y, tone]) =>
        ragged([x, y], 17, 19, random).map((outline) => mark("patch", outline, tones[tone]))
      ),
  ];
}

/** A white blaze from brow to nose. */
export function headWhite(coat: CatSpec["coat"], tones: CoatTones): Mark[] {
  if (!coat.white.includes("blaze")) return [];
  return [
    mark(
      "white",
      smooth([[0, -84, "corner"], [9, -40], [15, 10], [32, 48], [-32, 48], [
        -15,
        10,
      ], [-9, -40]]),
      tones.white,
    ),
  ];
}

/** The M on a tabby's brow. */
function forehead(colour: Colour): Mark[] {
  return [
    mark("stripe", leaf([0, -98], [0, -44], 7.5), colour),
    mark("stripe", leaf([-27, -96], [-19, -42], 7.5, -3), colour),
    mark("stripe", leaf([27, -96], [19, -42], 7.5, 3), colour),
    mark("stripe", leaf([-55, -86], [-41, -50], 6, -3), colour),
    mark("stripe", leaf([55, -86], [41, -50], 6, 3), colour),
  ];
}

function cheekStripes(colour: Colour): Mark[] {
  return [-1, 1].flatMap((s) => [
    mark("stripe", leaf([s * 120, 6], [s * 84, 18], 6, s * 3), colour),
    mark("stripe", leaf([s * 130, 32], [s * 88, 37], 6.5, s * 3), colour),
    mark("stripe", leaf([s * 118, 62], [s * 82, 58], 6, s * 2), colour),
  ]);
}

function spotsOnCheeks(colour: Colour): Mark[] {
  return [-1, 1].flatMap((s) =>
    ([[96, 14, 6], [104, 34, 7], [92, 54, 6], [82, 34, 4.5]] as const).map(([x, y, r]) =>
      mark("stripe", ellipse([s * x, y], r * 1.3, r), colour)
    )
  );
}
