/** @module Boxes, packets, bags, bottles, jars, tubes and tins with what is pictured on them. */
import { motif } from "./motifs.ts";
import { oval, path, rect, type Row, shaded, type Shape } from "./paint.ts";

/** A cardboard box or a case, seen from the front with its lid. */
const box: Shape = ({ colour, measure, on }) => {
  const w = measure("w", 24), h = measure("h", 18), x = 16 - w / 2, y = 31 - h;
  const lid = measure("lid", 0.2) * h;
  return rect(colour(0), [x, y, w, h], 1) + rect(shaded(colour(0), 0.12), [x, y, w, lid], 1) +
    rect(shaded(colour(0), -0.25), [x + 1, y + lid + 0.6, w - 2, 0.8]) +
    motif(on, [16, y + lid + (h - lid) / 2 + 0.4], Math.min(w, h - lid) * 0.62, colour(1));
};

/** A bag that is sealed above and below: crisps, seeds, sweets. */
const packet: Shape = ({ colour, measure, on }) => {
  const w = measure("w", 20), h = measure("h", 26), l = 16 - w / 2, r = 16 + w / 2, y = 31 - h;
  const teeth = (top: number, up: number) =>
    Array.from(
      { length: 8 },
      (_, i) => `L${l + (i + 0.5) * w / 8} ${top - up}L${l + (i + 1) * w / 8} ${top}`,
    ).join("");
  return path(
    colour(0),
    `M${l} ${y + 1}${teeth(y + 1, 1)}L${r} ${y + 3}Q${
      r - 1.6
    } 16 ${r} 28L${r} 30.500L${l} 30.500L${l} 28Q${l + 1.6} 16 ${l} ${y + 3}Z`,
  ) + rect(shaded(colour(0), 0.2), [l, y + 1.6, w, 1.8]) +
    rect(shaded(colour(0), 0.2), [l, 27.6, w, 1.8]) +
    oval(colour(1), 16, 31 - h * 0.5, w * 0.36, Math.min(w * 0.36, h * 0.26)) +
    motif(on, [16, 31 - h * 0.5], w * 0.46, colour(2)) +
    path("ffffff", `M${l + 1.4} ${y + 5}h1.800v${h - 11}h-1.800z`, 'opacity="0.35"');
};

/** A carton with a gable. */
const carton: Shape = ({ colour, measure, on }) => {
  const w = measure("w", 15), h = measure("h", 28), x = 16 - w / 2, y = 31 - h;
  return path(
    shaded(colour(0), 0.14),
    `M${x} ${y + 8}L${x + 2.5} ${y + 2}h${w - 5}L${x + w} ${y + 8}z`,
  ) +
    rect(shaded(colour(1), 0.1), [x + 2.5, y, w - 5, 2.4]) +
    rect(colour(0), [x, y + 8, w, h - 8], 0.6) +
    rect(colour(1), [x, 31 - h * 0.18, w, h * 0.18], 0.6) +
    motif(on, [16, y + 8 + (h - 8) * 0.38], w * 0.62, colour(1));
};

/** Body, shoulders, neck and cap. */
const bottle: Shape = ({ colour, measure, on }) => {
  const w = measure("w", 12),
    h = measure("h", 29),
    neck = measure("neck", 4),
    shoulder = measure("s", 0.42);
  const l = 16 - w / 2,
    r = 16 + w / 2,
    y = 31 - h,
    cap = measure("cap", 3),
    body = y + h * shoulder;
  const label = Math.min(h * 0.34, 31 - body - 3);
  return path(
    colour(0),
    `M${16 - neck / 2} ${y + cap}h${neck}v${h * 0.08}C${16 + neck / 2} ${body - 3} ${r} ${
      body - 4
    } ${r} ${body}V29.500Q${r} 31 ${r - 1.5} 31H${l + 1.5}Q${l} 31 ${l} 29.500V${body}C${l} ${
      body - 4
    } ${16 - neck / 2} ${body - 3} ${16 - neck / 2} ${y + cap + h * 0.08}z`,
  ) + rect(colour(1), [16 - neck / 2 - 0.5, y, neck + 1, cap + 0.4], 0.8) +
    (on
      ? rect(colour(2), [l, body + 1, w, label]) +
        motif(on, [16, body + 1 + label / 2], Math.min(w, label) * 0.7, colour(3))
      : "") +
    path("ffffff", `M${l + 1.4} ${body}h1.500v${28.5 - body}h-1.500z`, 'opacity="0.4"');
};

/** A cylinder with a lid, a band and sometimes a handle. */
const tin: Shape = ({ colour, measure, on, kind }) => {
  const w = measure("w", 18),
    h = measure("h", 22),
    x = 16 - w / 2,
    y = 31 - h,
    rise = measure("e", 2);
  const side = rect(colour(0), [x, y + rise, w, h - 2 * rise]) +
    oval(colour(0), 16, 31 - rise, w / 2, rise);
  const handle = kind === "bail"
    ? path(
      shaded(colour(1), 0.3),
      `M${x} ${y + 5}C${x - 1} ${y - 12} ${x + w + 1} ${y - 12} ${x + w} ${y + 5}h-1.200C${
        x + w - 1
      } ${y - 9.5} ${x + 1} ${y - 9.5} ${x + 1.2} ${y + 5}z`,
    )
    : kind === "ear"
    ? path(
      shaded(colour(0), 0.15),
      `M${x + w - 0.5} ${y + 5}h2c6 0 6 ${h - 11} 0 ${h - 11}h-2v-2.200h1.600c3 0 3-${h - 15.4} 0-${
        h - 15.4
      }h-1.600z`,
    )
    : "";
  return handle + side + oval(colour(1), 16, y + rise, w / 2, rise) +
    oval(
      shaded(colour(1), kind === "open" || kind === "ear" ? 0.4 : 0.1),
      16,
      y + rise,
      w / 2 - 1,
      Math.max(0.4, rise - 0.6),
    ) +
    (on && on !== "none" ? rect(colour(2), [x, y + h * 0.3, w, h * 0.45]) : "") +
    motif(
      on === "none" ? undefined : on,
      [16, y + h * 0.525],
      Math.min(w, h * 0.45) * 0.72,
      colour(3),
    ) +
    path(
      "ffffff",
      `M${x + 1.6} ${y + rise * 2 + 1}h1.800v${Math.max(1, h - 4 * rise - 1)}h-1.800z`,
      'opacity="0.35"',
    );
};

/** Glass with a lid, filled with something. */
const jar: Shape = ({ colour, measure, on }) => {
  const w = measure("w", 18), h = measure("h", 25), x = 16 - w / 2, y = 31 - h;
  return rect("cfe8f7", [x, y + 4, w, h - 4], 3.5) +
    rect(colour(0), [x + 1.2, y + 9, w - 2.4, h - 10.2], 2.6) +
    rect(colour(1), [x + 1.4, y, w - 2.8, 5], 1) +
    rect(shaded(colour(1)), [x + 1.4, y + 3.4, w - 2.8, 1.4], 0.4) +
    (on
      ? rect(colour(2), [x + 3, y + 12, w - 6, h - 17], 0.8) +
        motif(on, [16, y + 12 + (h - 17) / 2], (h - 17) * 0.8, colour(3))
      : "") +
    path("ffffff", `M${x + 2} ${y + 8}h1.600v${h - 14}h-1.600z`, 'opacity="0.5"');
};

/** A tube that stands on its cap. */
const tube: Shape = ({ colour, measure, on }) => {
  const w = measure("w", 13), h = measure("h", 28), y = 31 - h;
  return path(colour(0), `M${16 - w / 2} ${y}h${w}L${16 + w * 0.36} 26h-${w * 0.72}z`) +
    rect(shaded(colour(0), 0.2), [16 - w / 2, y, w, 2]) +
    rect(colour(1), [16 - w * 0.24, 26, w * 0.48, 5], 0.8) +
    rect(colour(2), [16 - w * 0.4, y + 6, w * 0.8, 8]) + motif(on, [16, y + 10], 6.5, colour(3));
};

/** A bag with two handles. */
const carrier: Shape = ({ colour, measure, on }) => {
  const w = measure("w", 22), h = measure("h", 20), x = 16 - w / 2, y = 31 - h;
  const dark = shaded(colour(0), 0.25),
    loop = `M${16 - w * 0.26} ${y + 1}C${16 - w * 0.26} ${y - 11} ${16 + w * 0.26} ${y - 11} ${
      16 + w * 0.26
    } ${y + 1}`;
  return path(
    dark,
    `${loop}h-1.400C${16 + w * 0.2} ${y - 8.5} ${16 - w * 0.2} ${y - 8.5} ${16 - w * 0.26 + 1.4} ${
      y + 1
    }z`,
  ) +
    path(colour(0), `M${x + 1} ${y}h${w - 2}l1 ${h - 1}q0 1-1 1h-${w - 2}q-1 0-1-1z`) +
    rect(shaded(colour(0), 0.1), [x + 0.8, y, w - 1.6, 2]) +
    motif(on, [16, y + h * 0.55], w * 0.5, colour(1));
};

/** A sack with a tied neck. */
const sack: Shape = ({ colour, measure, on }: Row) => {
  const w = measure("w", 24);
  return path(
    colour(0),
    `M11 8C6 12 ${16 - w / 2} 18 ${16 - w / 2} 26c0 4 3 5 ${w / 2} 5s${w / 2}-1 ${w / 2}-5c0-8-${
      w / 2 - 5
    }-14-${w / 2 - 5}-18z`,
  ) +
    path(shaded(colour(0), 0.12), "M10 2l3 2 3-2 3 2 3-2-1.500 6h-9z") +
    rect(colour(1), [10.4, 7.2, 11.2, 2], 1) +
    motif(on, [16, 21], w * 0.42, colour(2));
};

export const PACKAGES: Readonly<Record<string, Shape>> = {
  box,
  packet,
  carton,
  bottle,
  tin,
  jar,
  tube,
  carrier,
  sack,
};
