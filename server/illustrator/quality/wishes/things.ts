/**
 * @module Whether a thing, an animal or a garment of a wish is seen: there, large enough, in its colour and
 * number.
 */
import type { Role } from "../../scene.ts";
import { catsOf } from "./cats.ts";
import { costumesOf, piecesOf } from "./garments.ts";
import { hasOwnMark } from "./own_marks_seen.ts";
import { type Label, labelOf, namesOf } from "./label.ts";
import { find, isScattered, type Picture, type Seen, seenOf, shareCalled } from "./seen.ts";
import { synonymsOf } from "./synonyms.ts";
import type { Sight } from "./wish.ts";

/** Least share of a thing in the colour that was asked for. */
const COLOURED = 0.22;

/** Clothes as a whole are seen from this share of the cat. */
const DRESSED = 0.06;

const PATTERNED =
  /striped|stripy|polka.dots?|dotted|check(?:er)?ed|plaid|tartan|tie-dye|patterned|floral|flowered|rainbow|with (?:hearts|stars|flowers)/;

const WORN: readonly Role[] = ["costume", "accessory"];

/** Scattered things are too small to be found by their size. */
const SCATTERED: Record<string, RegExp> = {
  star: /^star\b/,
  "starry sky": /^star\b/,
  sparkle: /spark/,
  confetti: /confetti/,
  snowflake: /snowflake/,
  raindrop: /^rain/,
  petal: /petal|blossom/,
  "northern light": /^aurora/,
};

/** Whether the thing is seen as asked. */
export function hasThing(picture: Picture, text: string): Sight {
  const label = labelOf(text);
  const scattered = SCATTERED[label.words.join(" ")];
  if (scattered && isScattered(picture, scattered)) return true;
  const seen = findThing(picture, label.words);
  if (seen && [seen, ...apart(picture, seen)].some((one) => isAsAsked(picture, one, label))) {
    return true;
  }
  if (!seen && hasOwnMark(picture, text.toLowerCase()) === true) return true;
  // A cape is worn as well as it hangs there.
  return !seen && wearsGarment(picture, text) === true;
}

/** Each of several things of one name: a yellow blanket on the bed and a red one on the floor. */
function apart(picture: Picture, { items }: Seen): Seen[] {
  const { scene } = picture;
  const owners = new Set(items.map((index) => scene.items[index]!.of));
  if (owners.size < 2) return [];
  return [...owners].flatMap((owner) =>
    seenOf(picture, items.filter((index) => scene.items[index]!.of === owner)) ?? []
  );
}

/** The thing that these words name, in any role; undefined if none is seen. */
export function findThing(picture: Picture, words: readonly string[]): Seen | undefined {
  const names = namesOf(words).flatMap(synonymsOf);
  return find(picture, names);
}

/** Whether other animals are seen, or as many cats as asked. */
export function hasAnimals(picture: Picture, text: string): Sight {
  const label = labelOf(text);
  const last = label.words.at(-1);
  const cats = catsOf(picture);
  const small = find(picture, ["kitten"]);
  if (/^(?:mother|mum|father|dad|adult|grown) cat$/.test(label.words.join(" "))) {
    return cats.some(({ look }) => look.age !== "kitten");
  }
  if (last === "cat") return cats.length + (small?.count ?? 0) === (label.count ?? 1);
  if (last === "kitten") {
    const kittens = cats.filter(({ look }) => look.age === "kitten").length + (small?.count ?? 0);
    return label.count ? kittens === label.count : kittens > 0;
  }
  return hasThing(picture, text);
}

/** Whether the cat wears it. */
export function wearsGarment(picture: Picture, text: string): Sight {
  const [garment = text, wearer] = text.toLowerCase().split(/ on (?=the |one |each\b)/);
  if (wearer && !/cat|each|sweater/.test(wearer)) return undefined;
  const withMotif = /^(.+?) with (?:an? |little |some )*([a-z]+?)s?$/.exec(garment);
  if (withMotif && !wearer && hasMotif(picture, withMotif[2]!)) {
    return wearsGarment(picture, withMotif[1]!);
  }
  const label = labelOf(garment);
  if (wearer === "each" && !isWornByEach(picture, label)) return false;
  // A costume may be called by the garment alone: a dress, a kimono.
  const costumes = costumesOf(label.words.join(" ")) ?? label.words.slice(-1);
  const { scene } = picture;
  if (costumes) {
    const dressed = catsOf(picture).filter(({ look }) => {
      const worn = (look.costume?.kind ?? "").split(/[\s-]/);
      return costumes.some((name) => name.split(" ").some((word) => worn.includes(word)));
    });
    if (dressed.length > 0) {
      return dressed.some(({ items, body }) => {
        const cloth = items.flatMap((index) =>
          scene.items[index]!.role === "costume" ? picture.cells[index]! : []
        );
        const dress = seenOf(
          picture,
          items.filter((index) => scene.items[index]!.role === "costume"),
        );
        return cloth.length > DRESSED * body.cells.length &&
          (!PATTERNED.test(garment) || (dress !== undefined && isPatterned(picture, dress))) &&
          label.colours.every((word) => shareCalled(picture, cloth, word) > COLOURED);
      });
    }
  }
  const plain = label.words.filter((word) => word !== "rainbow");
  const seen = find(picture, piecesOf(plain), { roles: WORN, least: 30 });
  return seen !== undefined && isAsAsked(picture, seen, label) && isRightKind(picture, label) &&
    (!PATTERNED.test(garment) || isPatterned(picture, seen));
}

/** Whether something worn shows it, as a print or as a piece of its own. */
function hasMotif({ scene, cells }: Picture, motif: string): boolean {
  const looks = [scene.spec, ...(scene.spec.others ?? [])];
  return looks.some(({ costume, accessories }) =>
    [costume, ...accessories].some((worn) => worn?.print?.startsWith(`${motif}-`))
  ) || scene.items.some(({ name, role }, index) =>
    WORN.includes(role) && name.includes(motif) && cells[index]!.length > 4
  );
}

/** Every cat wears a piece of it, in its colour. */
function isWornByEach(picture: Picture, { words, colours }: Label): boolean {
  const pieces = find(picture, piecesOf(words), { roles: WORN, least: 30 })?.items ?? [];
  return catsOf(picture).every(({ items }) => {
    const own = seenOf(picture, items.filter((index) => pieces.includes(index)));
    return own !== undefined &&
      colours.every((word) => shareCalled(picture, own.cells, word) > COLOURED);
  });
}

/** Glasses of all kinds are made of the same pieces; only the recipe says which they are. */
function isRightKind({ scene }: Picture, { words }: Label): boolean {
  const text = words.join(" ");
  if (!/glasses|goggles|monocle|spectacles/.test(text)) return true;
  const looks = [scene.spec, ...(scene.spec.others ?? [])];
  const variants = looks.flatMap(({ accessories }) => accessories).flatMap(({ kind, variant }) =>
    kind === "glasses" ? [`${variant ?? "round glasses"}`] : []
  );
  if (/sunglasses/.test(text)) return variants.includes("sunglasses");
  if (/goggles/.test(text)) return variants.includes("goggles") || scene.spec.costume !== undefined;
  return variants.some((variant) => /glasses|monocle/.test(variant) && variant !== "sunglasses");
}

function isPatterned({ scene }: Picture, { items }: Seen): boolean {
  return items.some((index) => {
    const item = scene.items[index]!;
    return item.is === "region" &&
      item.marks.filter(({ kind }) => kind !== "shade" && kind !== "light").length > 2;
  });
}

function isAsAsked(picture: Picture, { cells, count }: Seen, label: Label): boolean {
  return (label.count === undefined || count === label.count) &&
    label.colours.every((word) => shareCalled(picture, cells, word) > COLOURED);
}
