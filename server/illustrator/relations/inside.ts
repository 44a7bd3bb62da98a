/** @module In a thing whose rim covers the lower part. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { lookOut } from "../staging/seats/look_out.ts";
import { seatIn } from "../staging/seats/seat_in.ts";
import { seatOn } from "../staging/seats/seat_on.ts";
import { standInOpening } from "../staging/seats/in_opening.ts";
import { shutIn } from "../staging/seats/cage.ts";
import { putUnderGlass } from "../staging/seats/under_glass.ts";
import { isThing, isWithin, type Seen } from "../staging/seen.ts";
import { spanAt } from "../staging/silhouette.ts";
import { boundsOf } from "../geometry/measure.ts";
import { bearsOnly } from "../things/anchors.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import { hatchOf } from "../things/hatches.ts";

export const relation: RelationEntry = {
  words: {
    th: "ใน, อยู่ใน, ข้างใน, นอนใน, นั่งใน, หลับใน",
    en:
      "in, rolled up in, rolled in, back in, back into, inside, inside of, into, within, wrapped in, wrapped up in, snuggled in, bundled up in, cuddled up in, sitting in, sits in, sleeping in, sitting inside, sat in, sat inside, sits inside, asleep in, asleep inside, sleeps in, sleeps inside, sleeping inside, curled up in, curled up inside, snuggled up in, napping in, resting in, lying in, lying inside, lounging in, relaxing in, bathing in, swimming in, soaking in, taking a bath in, stuck in, trapped in, squeezed into, standing in, stood in, floating in, tucked into, tucked in, nestled in, nestled inside, cosy in, loafing in, crammed into, jumping into, climbing into, travelling in",
    de:
      "in, im, eingewickelt in, eingekuschelt in, drinnen in, im innern, in der, sitzt in, sitzt im, liegt in, liegt im, schläft in, schläft im, badet in, innerhalb, steckt in, gequetscht in, verkriecht sich in, hockt in, kauert in, in ner, in nem, in ne, in'n",
    fr:
      "à l'avant d', à l'arrière d', à bord d', à bord de, dans, dedans, à l'intérieur de, à l'intérieur d, assis dans, assise dans, dort dans, couché dans, couchée dans, endormi dans, endormie dans, allongé dans, blotti dans, blottie dans, ds, ds le, ds la, ds une, ds un, à l'intérieur du",
    es:
      "en, dentro de, adentro de, dentro del, metido en, metida en, metido dentro de, adentro del",
    it:
      "in, dentro, nel, nella, dentro a, dentro al, dentro alla, dentro un, dentro una, nello, nelle, nei, all'interno di, seduto in, dorme in, dorme nel, dorme nella, dentro uno, dorme dentro, seduto dentro",
    pt:
      "em, dentro de, dentro do, dentro da, no, na, num, numa, dentro, sentado dentro de, dormindo dentro de",
    nl:
      "in, binnenin, zit in, ligt in, slaapt in, binnen in, zittend in, liggend in, slapend in, gekropen in, weggekropen in, in n, in zn",
    pl: "w, we, wewnątrz, w środku, siedzi w, śpi w, leży w, skulony w, wlazł do, usadowił się w",
    ru:
      "в, во, внутри, сидит в, лежит в, спит в, сидящий в, спящий в, устроился в, устроилась в, забрался в, залез в",
    uk: "у, в, всередині, усередині, сидить у, сидить в, спить у, спить в, лежить у, лежить в",
    sv: "i, inuti, inne i, sitter i, ligger i, sover i",
    ar: "داخل, في, بداخل, جالس في, نائم في, يجلس في, ينام في, تنام في",
    da: "i, inde i, sidder i, ligger i, sover i, nede i",
    no: "i, inni, inne i, sitter i, ligger i, sover i, oppi, nedi",
    cs: "v, ve, uvnitř, sedí v, spí ve, spí v, leží v",
    ro: "în, in, într, înăuntru, stă în, doarme în, șade în, într-un, într-o, dintr-un",
    id: "di, di dalam, dalam, duduk di dalam, tidur di dalam",
    vi: "trong, ở trong, ngồi trong, ngủ trong, nằm trong",
    el:
      "μέσα σε, μέσα στο, μέσα στη, μέσα στην, μέσα στον, μέσα στα, κοιμάται μέσα σε, κάθεται μέσα σε, κάθεται μέσα στο",
    he: "בתוך, בתוכו של, יושב בתוך, יושבת בתוך, ישן בתוך, ישנה בתוך",
  },
  after: {
    ja:
      "の中, に入って, に入った, の中で, の中に, の中の, の中に入って, に入っている, の中で寝て, の中で眠る, から顔を出し",
    zh: "里, 里面, 裡, 中, 里头, 之中, 里的",
    ko: "안에, 안에서, 속에, 안의, 안에 있는, 속의, 안에 앉은, 안에 들어간, 속",
    tr: "içinde, içine, içindeki",
    hi: "में, के अंदर, के भीतर",
    fi: "sisällä",
    hu: "belsejében",
  },
  phrase: "in",
  phase: "seat",
  what: "thing",
  poses: ["sitting", "loaf", "sleeping", "waving"],
  // Who lies in a deep basket is not seen, and through a small door comes a head.
  posesWith: (thing) =>
    thing === "hot-air balloon" || thing === "cat flap" || isUpended(thing)
      ? ["sitting"]
      : undefined,
  arrange(stage, who, what) {
    if (what.kind !== "thing") return;
    if (what.art.anchors?.isCage) return shutIn(stage, who, what);
    const cats = who.filter((actor) => actor.kind === "cat");
    const glass = what.art.anchors?.glass;
    if (glass && (cats.length > 0 || !glass.isStraight)) return putUnderGlass(who, what, glass);
    if (what.art.anchors?.isOpening) return standInOpening(what, who);
    const hatch = hatchOf(what.prop);
    if (hatch && cats.length === who.length && !what.isPlaced) return lookOut(cats, what, hatch);
    if (bearsOnly(what.art.anchors)) seatOn(who, what);
    else seatIn(who, what);
  },
  holds(who, what) {
    if (isHeaped(who, what)) return true;
    return isWithin(who, what) && who.body.bottom > what.box.top && what.last > who.first;
  },
  isClear(who, what) {
    return isThing(who) || fitsThrough(who, what);
  },
};

/** What stands on its narrow side, in which no cat lies. */
function isUpended(thing: Prop): boolean {
  return UPENDED.includes(thing);
}

const UPENDED: readonly Prop[] = ["suitcase", "shopping bags", "teapot", "jug", "vase", "bucket"];

/** How far a body may reach beyond the walls on either side, as a share of its width, and how near the rim both are
 * measured, in units. */
const BEYOND = 0.16, ABOVE_RIM = 10, BELOW_RIM = 16;

/** Whether the lowest part of a body that is seen is no wider than what holds it: no cat is in a trumpet. */
function fitsThrough({ items }: Seen, what: Seen): boolean {
  const body = items.filter(({ role, name }) =>
    role === "coat" && /torso|head|chest|thigh|ruff/.test(name)
  );
  const rim = boundsOf(body).bottom;
  const own = spanAt(body, rim - ABOVE_RIM), walls = spanAt(what.items, rim + BELOW_RIM);
  if (!own || !walls) return true;
  const slack = (own.right - own.left) * BEYOND;
  return own.left > walls.left - slack && own.right < walls.right + slack;
}

/** How far contents may reach beyond the sides of a vessel, and how high above its bottom they end, as shares of it. */
const BESIDE = 0.16, ABOVE = 0.2;

/** Whether a thing lies in a vessel from whose rim it rises: apples in a basket. */
function isHeaped({ items, box }: Seen, { box: vessel }: Seen): boolean {
  const wide = vessel.right - vessel.left, high = vessel.bottom - vessel.top;
  return items.every(({ role }) => role === "prop") &&
    box.left > vessel.left - BESIDE * wide && box.right < vessel.right + BESIDE * wide &&
    box.bottom > vessel.top && box.bottom < vessel.bottom - ABOVE * high;
}
