/**
 * @module Whether a cat is built as a wish asks: breed, age, weight, and what makes it unlike other cats.
 */
import { bounds } from "../../geometry/measure.ts";
import type { CatLook, Feature } from "../../spec.ts";
import { type CatSeen, catsOf, isFur } from "./cats.ts";
import { wears } from "./coats.ts";
import { hasEyes } from "./eyes.ts";
import { labelOf, namesOf } from "./label.ts";
import { find, type Picture } from "./seen.ts";
import type { Sight } from "./wish.ts";

type Trait = (picture: Picture, cat: CatSeen) => Sight;

const feature = (...wanted: Feature[]): Trait => (_, { look }) =>
  wanted.some((name) => look.features?.includes(name));
const coat = (text: string): Trait => (picture, cat) => wears(picture, cat, text);
const eyes = (text: string): Trait => (picture) => hasEyes(picture, text);
const age = (wanted: CatLook["age"]): Trait => (_, { look }) => look.age === wanted;
const named = (pattern: RegExp): Trait => ({ scene, cells }, cat) =>
  cat.items.some((index) => pattern.test(scene.items[index]!.name) && cells[index]!.length > 0) ||
  scene.items.some(({ name, role }, index) =>
    pattern.test(name) && role !== "scenery" && role !== "sky" && cells[index]!.length > 2
  );
/** Something at one place of its own, as a mark on fur or over the face. */
const marked = (pattern: RegExp): Trait => ({ scene, cells }, cat) =>
  cat.items.some((index) => {
    const item = scene.items[index]!;
    if (cells[index]!.length === 0) return false;
    return pattern.test(item.name) ||
      item.is === "region" &&
        item.marks.some(({ name }) => name !== undefined && pattern.test(name));
  });
const any = (...traits: Trait[]): Trait => (picture, cat) =>
  traits.some((trait) => trait(picture, cat));
const all = (...traits: Trait[]): Trait => (picture, cat) =>
  traits.every((trait) => trait(picture, cat));
/** What breeds and words for bodies show; the first that is found in the text decides. */
const TRAITS: readonly [RegExp, Trait][] = [
  [/british shorthair/, any(feature("round face"), coat("grey"))],
  [/one (?:floppy|folded) ear|oreja ca/, feature("one folded ear", "folded ears")],
  [/scottish fold|folded ears|floppy ear/, feature("folded ears", "one folded ear")],
  [/persian/, all(coat("long"), feature("flat face", "round face"))],
  [/exotic shorthair/, feature("flat face", "round face")],
  [/sphynx|hairless/, coat("hairless")],
  [/maine coon/, all(coat("long"), feature("tufted ears", "large ears"))],
  [/norwegian|siberian|ragamuffin|angora/, coat("long")],
  [/ragdoll|birman|himalayan/, all(coat("points"), coat("medium-length"))],
  [/siamese|tonkinese/, coat("points")],
  [/russian blue/, all(coat("grey"), eyes("green"))],
  [/chartreux|korat/, coat("grey")],
  [/turkish van/, coat("white")],
  [/bengal|ocicat|savannah|egyptian mau/, coat("spotted")],
  [/round (?:face|head)/, feature("round face")],
  [/flat face/, feature("flat face")],
  [/ear tufts|tufted ears/, feature("tufted ears")],
  [/kink|crooked tail/, feature("crooked tail")],
  [
    /half (?:of )?(?:a|his|her|its) tail|(?:missing|lost|without).*(?:tip|end) of .*tail|tail tip (?:is )?(?:missing|gone)|missing .*tail ?tip/,
    feature("tail tip missing"),
  ],
  [/(?:short|stumpy|stubby) tail/, feature("bobtail")],
  [
    /blind (?:in|eye)|one blind|cloudy eye/,
    feature("left eye clouded", "right eye clouded", "cloudy eyes"),
  ],
  [/toothy|showing teeth|teeth showing/, feature("toothy grin")],
  [/scales|scaly/, (_, { look }) => look.coat.pattern === "scales"],
  [/sweat/, named(/^drop of sweat/)],
  [/drool/, named(/^drop of drool/)],
  [/ringed tail|striped tail/, any(marked(/^dark rings on tail/), coat("striped tail"))],
  [/black eye\b|bruise/, marked(/^a bruise on/)],
  [/red face|flushed/, marked(/^blush on/)],
  [/claws/, marked(/^claws on/)],
  [/(?:metal|robot\w*|bionic|prosthetic) (?:leg|arm|paw)/, marked(/^metal on/)],
  [/very long|long body/, feature("long body")],
  [/abyssinian/, coat("orange")],
  [/bombay/, coat("black")],
  [/burmese|havana/, coat("brown")],
  [/munchkin|short legs/, feature("short legs")],
  [/devon rex|cornish rex|curly/, coat("curly")],
  [/manx|bobtail|no tail/, feature("bobtail", "no tail")],
  [/curled ears|american curl/, feature("curled ears")],
  [
    /mother|\bmum\b|mama/,
    (picture, { look }) =>
      look.age === "adult" && catsOf(picture).some((other) => other.look.age === "kitten"),
  ],
  [/kitten|baby|young/, age("kitten")],
  [/\bold\b|senior|elderly|aged/, age("senior")],
  [/chubby|fat|plump|round|overweight/, (_, { look }) => look.build === "chubby"],
  [/skinny|slim|thin|bony|slender/, (_, { look }) => look.build === "slim"],
  [/muscular|muscles|strong|buff/, (_, { look }) => look.build === "muscular"],
  [
    /^(?:one )?(?:tiny|small|little)$/,
    (_, { look }) => look.size === "tiny" || look.age === "kitten",
  ],
  [
    /^(?:one )?(?:huge|big|giant|large)$/,
    (_, { look }) => look.size === "giant" || look.build === "chubby",
  ],
  [/three legs|leg missing/, named(/stump|missing leg/)],
  [
    /(?:one|left|right) eye missing|one-eyed/,
    any(named(/missing eye|eyepatch|stitch|scar/), (_, { eyes }) => eyes.length === 1),
  ],
  [/scar/, named(/scar/)],
  [/notch|torn|chewed/, named(/notch|torn|nick/)],
  [/horn/, named(/horn/)],
  [/wings?/, named(/wing/)],
  [/antennae/, named(/antenna|feeler/)],
  [/beard/, named(/beard/)],
  [/moustache/, any(feature("moustache"), named(/moustache/))],
  [/curl\w* whiskers/, named(/curly whisker/)],
  [/whiskers?/, any(feature("long whiskers"), named(/long whisker/))],
  [/missing (?:\w+ )?tooth|gap/, named(/missing tooth/)],
  [/braces/, named(/braces/)],
  [/gold (?:teeth|tooth)/, named(/gold teeth/)],
  [/eyebrow/, named(/eyebrow/)],
  [/lash|mascara/, named(/eyelash/)],
  [/make-?up|eyeshadow/, named(/eyeshadow|lipstick/)],
  [/fang|tooth|teeth/, named(/fang|tooth|teeth/)],
  [/tongue/, named(/tongue/)],
  [
    /mouth (?:wide )?open|open mouth/,
    (_, { look }) =>
      look.features?.includes("mouth open") === true ||
      ["meowing", "yawning"].includes(look.pose),
  ],
  [/rainbow tail/, ({ scene }, cat) =>
    cat.items.some((index) => {
      const item = scene.items[index]!;
      return /^tail\b/.test(item.name) && item.is === "region" &&
        new Set(item.marks.map(({ colour }) => Math.round(colour.h / 50))).size > 3;
    })],
  [/green skin|green fur/, coat("green")],
  [/pink nose/, ({ scene }, cat) =>
    cat.items.some((index) => {
      const item = scene.items[index]!;
      return /\bnose\b/.test(item.name) && item.is === "region" &&
        (item.colour.h > 330 || item.colour.h < 40) && item.colour.l > 0.5;
    })],
  [/wet|soaked|soaking/, named(/drip|drop|wet/)],
  [/fringe|bed hair|messy/, named(/fringe|tuft of hair|bed hair/)],
  [/tattoo/, marked(/tattoo/)],
  [/soot|dirty|muddy|mud on/, any(named(/soot|dirt|mud/), marked(/^(?:mud|soot) on/))],
  [/flour/, marked(/^flour on/)],
  [/frost|icy/, marked(/^frost on/)],
  [/clay/, marked(/^clay on/)],
  [/(?:sauce|gravy|ketchup|jam|food) on/, marked(/^sauce on/)],
  [/foam|toothpaste/, marked(/^foam on/)],
  [/crumbs/, marked(/^crumbs on/)],
  [/\bink|paint\b/, marked(/^(?:ink|paint) on/)],
  [/bandage/, marked(/^a bandage on/)],
  [/\bcast\b|in plaster/, marked(/^a plaster cast on/)],
  [/plaster|band-?aid/, marked(/^a plaster on/)],
  [/bald (?:spot|patch)|shaved/, marked(/^a (?:bald patch|tattoo) on/)],
  [/freckle/, marked(/^freckles on/)],
  [/sunburn/, marked(/^sunburn on/)],
  [/beauty spot|\bmole\b/, marked(/^a beauty spot on/)],
  [/lipstick/, marked(/^lipstick on/)],
  [/blush|rosy cheeks/, marked(/^blush on/)],
  [/toes/, feature("extra toes")],
  [/made of cloud/, ({ scene }, cat) =>
    cat.items.some((index) => {
      const item = scene.items[index]!;
      return isFur(item) && item.texture === "cloud";
    })],
  [/metal|robot|bionic/, ({ scene }, cat) =>
    cat.items.some((index) => {
      const item = scene.items[index]!;
      return item.is === "region" && item.role === "coat" && item.texture === "metal";
    })],
  [/big paws|large paws/, feature("big paws")],
  [/big ears|large ears/, feature("large ears")],
  [/long tail|bushy tail|fluffy tail/, ({ scene }, cat) =>
    cat.items.some((index) => {
      const item = scene.items[index]!;
      if (!/^tail\b/.test(item.name) || item.is !== "region") return false;
      const { left, right, top, bottom } = bounds(item.outline);
      return Math.hypot(right - left, bottom - top) > 230;
    })],
];

/** Whether some cat is built so. */
export function hasBody(picture: Picture, text: string): Sight {
  const asked = text.toLowerCase();
  const trait = TRAITS.find(([pattern]) => pattern.test(asked));
  if (!trait) return find(picture, namesOf(labelOf(text).words)) ? true : undefined;
  return catsOf(picture).some((cat) => trait[1](picture, cat) === true);
}
