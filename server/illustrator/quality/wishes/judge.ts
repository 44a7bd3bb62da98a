/**
 * @module What became of each wish of a description, decided by the scene and the picture; the receipt only
 * decides whether a wish that is not seen was disclosed as not drawn.
 */
import type { WordsRead } from "../../../../lib/understanding.ts";
import { type Style, STYLES } from "../../../../lib/choices.ts";
import type { Technique } from "../../techniques.ts";
import { hasBody } from "./bodies.ts";
import { hasCoat } from "./coats.ts";
import { isAbsent } from "./denials.ts";
import { hasEyes } from "./eyes.ts";
import { hasMood } from "./moods.ts";
import { hasPose } from "./poses.ts";
import { isRelated } from "./relations.ts";
import type { Picture } from "./seen.ts";
import { isAt, isTime, isWeather } from "./surroundings_seen.ts";
import { hasAnimals, hasThing, wearsGarment } from "./things.ts";
import { isDisclosed, leftCount } from "./disclosed.ts";
import { labelOf } from "./label.ts";
import type { Described, Sight, Verdict, Wish, WishKind } from "./wish.ts";

/** A wish and what became of it. */
export interface Judged {
  wish: Wish;
  verdict: Verdict;
}

const LOOKS: Record<WishKind, (picture: Picture, text: string) => Sight> = {
  coat: hasCoat,
  eyes: hasEyes,
  body: hasBody,
  pose: hasPose,
  clothing: wearsGarment,
  mood: hasMood,
  object: hasThing,
  place: isAt,
  time: isTime,
  weather: isWeather,
  animal: hasAnimals,
  relation: isRelated,
  negation: isAbsent,
  // No measurement reads writing.
  text: () => undefined,
  art: hasStyle,
};

/** Judges every wish of a description by its picture. */
export function judge(described: Described, picture: Picture, receipt: WordsRead): Judged[] {
  const judged = described.elements.map((wish) => ({
    wish,
    verdict: verdictOf(
      LOOKS[wish.what](picture, wish.text),
      () => isDisclosed(described, wish, receipt),
    ),
  }));
  const certain = withinLeft(judged, described, receipt);
  const disclosed = certain.filter(({ verdict }) => verdict === "disclosed").map(({ wish }) =>
    wish
  );
  return certain.map((each) =>
    each.verdict === "wrong" && disclosed.some((wish) => isAbout(each.wish, wish))
      ? { ...each, verdict: "disclosed" }
      : each
  );
}

/**
 * Without a person's own words, a wish in another language counts as disclosed where the receipt leaves out words that
 * may be its: no more wishes than such words.
 */
function withinLeft(
  judged: readonly Judged[],
  { lang }: Described,
  receipt: WordsRead,
): Judged[] {
  let left = leftCount(receipt);
  return judged.map((each) => {
    if (lang === "en" || each.wish.said || each.verdict !== "disclosed" || left-- > 0) return each;
    return { ...each, verdict: "wrong" };
  });
}

/** A relation to a thing of which the receipt says that it is not drawn has the same verdict. */
function isAbout({ what, text }: Wish, thing: Wish): boolean {
  const head = labelOf(thing.text).words.at(-1);
  return what === "relation" && THINGS.includes(thing.what) && head !== undefined &&
    labelOf(text).words.includes(head);
}

const THINGS: readonly WishKind[] = ["object", "animal", "place"];

/** Every wish of a description that was refused. */
export function refused({ elements }: Described): Judged[] {
  return elements.map((wish) => ({ wish, verdict: "refused" }));
}

function verdictOf(sight: Sight, isDisclosed: () => boolean): Verdict {
  if (sight === true) return "right";
  if (isDisclosed()) return "disclosed";
  return sight === undefined ? "undecided" : "wrong";
}

const STYLE_WORDS: readonly [RegExp, Style][] = [
  [/pixel|8-bit|16-bit/, "pixel"],
  [/watercolou?r/, "watercolor"],
  [/stained.glass/, "stained-glass"],
  [/anime|manga/, "anime"],
  [/neon|cyberpunk|synthwave/, "neon"],
  [/storybook|picture book|nursery/, "storybook"],
  [/realis|photo/, "realistic"],
  [/cartoon|comic/, "cartoon"],
];

/** The style that words ask for, which a person would choose in the form; else one in turns. */
export function styleOf({ elements, id }: Described): Style {
  const art = elements.filter(({ what }) => what === "art").map(({ text }) => text.toLowerCase());
  const asked = STYLE_WORDS.find(([pattern]) => art.some((text) => pattern.test(text)));
  return asked?.[1] ?? STYLES[id % STYLES.length]!;
}

/** Techniques of a picture that are seen whatever its style is. */
const TECHNIQUE_WORDS: readonly [RegExp, Technique][] = [
  [/impressionis|van gogh|monet|pointillis/, "impressionist painting"],
  [/\boils?\b|baroque|renaissance|rembrandt|victorian portrait|acrylic/, "oil painting"],
  [/colou?red pencil|crayon/, "coloured pencil drawing"],
  [/pencil|graphite/, "pencil drawing"],
  [/charcoal/, "charcoal drawing"],
  [/pastel (?:drawing|painting)|chalk pastel|degas/, "pastel drawing"],
  [/\bchalk/, "chalk drawing"],
  [/colou?ring (?:page|book)|line (?:art|drawing)/, "line drawing"],
  [/pen (?:and ink|drawing)|ink drawing/, "pen drawing"],
  [/engraving|etching/, "engraving"],
  [/lino|woodcut/, "linocut"],
  [/ukiyo-e|woodblock/, "woodblock print"],
  [/ink (?:wash|painting)|sumi-?e/, "ink wash painting"],
  [/comic|pop art|halftone/, "comic print"],
  [/poster|screen ?print|art deco/, "poster"],
  [/mosaic/, "mosaic"],
  [/cut.?paper|paper.?(?:cut|craft|art)|collage|origami style/, "cut paper"],
  [/clay|plasticine|stop.motion/, "clay model"],
  [/felt(?:ed)?\b/, "needle felt"],
  [/risograph|\briso\b/, "risograph"],
  [/low.?poly/, "low poly"],
  [/manga (?:page|panel)|screentone/, "manga page"],
  [/(?:old|antique|vintage|victorian) photo|daguerreotype/, "old photograph"],
  [/azulejo|delft/, "painted tiles"],
  [/flat (?:illustration|design|style)|vector/, "flat illustration"],
  [/soft focus/, "soft focus"],
  [/crochet|amigurumi|knitted/, "knitting"],
  [/cross.stitch/, "cross stitch"],
  [/embroider|tapestry/, "embroidery"],
];

function hasStyle({ scene }: Picture, text: string): Sight {
  const technique = TECHNIQUE_WORDS.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
  if (technique) return scene.spec.technique === technique;
  const asked = STYLE_WORDS.find(([pattern]) => pattern.test(text.toLowerCase()));
  return asked ? scene.spec.style === asked[1] : undefined;
}
