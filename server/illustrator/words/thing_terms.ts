/**
 * Words for what a cat wears, carries and has beside it.
 *
 * @module
 */
import type { Accessory } from "../../../lib/choices.ts";
import { type Variant, VARIANTS } from "../spec.ts";
import type { CostumeEntry } from "../wardrobe/costume_entry.ts";
import { COSTUMES } from "../wardrobe/costumes.ts";
import type { PropEntry } from "../wardrobe/prop_entry.ts";
import { PROPS } from "../wardrobe/props.ts";
import { nearest, says, type Term } from "./term.ts";

const COSTUME_TERMS: Term[] = Object.values<CostumeEntry>(COSTUMES).flatMap(({ words }) => words);

/** Per variant of an accessory: words for it, then words for what is drawn as it. */
const VARIANT_WORDS: Record<Variant, [own: string, like?: string]> = {
  beanie: [
    "beanie, beanies, knitted hat, woolly hat, wooly hat, winter hat, bobble hat, knit cap, tuque",
    "earmuffs, hood, turban",
  ],
  "top hat": [
    "top hat, tophat, 🎩",
    "bowler, bowler hat, fedora, fez",
  ],
  beret: ["beret, berets, boina"],
  "straw hat": ["straw hat, sun hat, sunhat, 👒", "sombrero, bonnet, bucket hat"],
  cap: ["cap, caps, baseball cap, flat cap, 🧢", "hard hat, visor"],
  "party hat": ["party hat, birthday hat"],
  "flower crown": ["flower crown, crown of flowers, flower wreath, daisy crown, daisy chain"],
  crown: ["crown, crowns, corona, couronne, krone, 👑"],
  tiara: ["tiara, diadem"],
  "round glasses": [
    "round glasses, round spectacles, half moon glasses, half moon spectacles, 👓",
  ],
  "square glasses": ["square glasses, horn rimmed glasses, reading glasses, thick glasses"],
  sunglasses: ["sunglasses, shades, dark glasses, sun glasses, gafas de sol, 🕶", "aviators"],
  "heart-shaped glasses": [
    "heart shaped glasses, heart shaped pair of glasses, heart shaped sunglasses, heart glasses, heart sunglasses",
  ],
  "star-shaped glasses": [
    "star shaped glasses, star shaped pair of glasses, star shaped sunglasses, star glasses, star sunglasses",
  ],
  goggles: ["goggles, aviator goggles, ski goggles, 🥽", "vr headset, 3d glasses"],
  monocle: ["monocle, monocles, 🧐"],
  eyepatch: [
    "eyepatch, eye patch, eyepatches",
    "one eyed, missing an eye, lost an eye, only one eye, just one eye, 独眼",
  ],
  scarf: [
    "scarf, scarfs, scarves, striped scarf, knitted scarf, woolly scarf, wool scarf, woollen scarf, winter scarf, bufanda, echarpe, foulard, schal, sciarpa, cachecol, 围巾, マフラー, шарф, 🧣",
    "shawl, poncho, boa",
  ],
  bandana: ["bandana, bandanna, neckerchief, kerchief, cravat"],
  "bow tie": ["bow tie, bowtie, bow ties", "vest, waistcoat"],
  bow: ["bow, bows, ribbon, ribbons, hair bow, big bow, 🎀"],
  tie: ["tie, ties, necktie, 👔", "suit, suit and tie, shirt, t shirt"],
  "collar with a bell": ["collar, collars, bell collar, bell, jingle bell, 🔔"],
  necklace: [
    "necklace, necklaces, diamond necklace, gold necklace, silver necklace, bead necklace, pearls, pearl necklace, 📿",
    "jewellery, jewelry, gold chain",
  ],
  pendant: ["pendant, amulet, locket", "medallion, medal"],
  headphones: ["headphones, headset, headphone, 🎧", "earbuds, radio"],
  camera: ["camera, cameras, 📷, 📸"],
  "little robot": ["drone, drones, robot arm, little robot, robot friend, toy robot"],
  laptop: ["laptop, laptops, computer, computers, 💻", "keyboard"],
  "game console": ["console, game console, handheld console"],
  "game controller": ["game controller, controller, gamepad, joystick, 🎮"],
  phone: [
    "phone, phones, smartphone, cellphone, cell phone, mobile phone, mobile, telefono, 📱",
    "tablet, ipad, remote control, remote, walkie talkie",
  ],
};

const VARIANT_TERMS: Term[] = Object.entries(VARIANTS).flatMap(([accessory, variants]) =>
  variants.flatMap((variant) => {
    const [own, like] = VARIANT_WORDS[variant];
    const sets = { accessory: accessory as Accessory };
    return [
      says(sets, own, { variant }),
      ...(like ? [nearest(sets, like, { variant })] : []),
    ];
  })
);

const ACCESSORIES: Term[] = [
  ...VARIANT_TERMS,
  says(
    { accessory: "hat" },
    "hat, hats, mutze, gorro, gorra, bonnet de laine, chapeau, hut, cappello, chapeu, 帽子, шляпа, шапка",
  ),
  nearest(
    { accessory: "hat" },
    "headband, tiny hat, little hat, hat with a feather, feathered hat",
  ),
  says(
    { accessory: "glasses" },
    "glasses, eyeglasses, spectacles, specs, gafas, lentes, lunettes, brille, occhiali, oculos, 眼镜, 眼鏡, メガネ, очки",
  ),
  says(
    { accessory: "backpack" },
    "backpack, backpacks, rucksack, rucksacks, knapsack, school bag, schoolbag, mochila, sac a dos, rucksacke, zaino, 背包, рюкзак, 🎒",
  ),
  nearest(
    { accessory: "backpack" },
    "satchel, bag, handbag, purse, jetpack, jet pack, suitcase, luggage, messenger bag, quiver, saddlebag",
  ),
  says(
    { accessory: "yarn" },
    "yarn, ball of yarn, balls of yarn, yarn ball, yarn balls, wool, ball of wool, yarnball, thread ball, ovillo, pelote de laine, pelote, wollknauel, gomitolo, 毛线球, 毛线, 毛糸, 🧶",
  ),
  says({ accessory: "gadget" }, "gadget, gadgets, device, high tech gadget, gizmo, tech gadget"),
  nearest({ accessory: "gadget" }, "smartwatch, smart watch, watch"),
].map((term) => ({ ...term, role: "thing" as const }));

const PROP_TERMS: Term[] = Object.values<PropEntry>(PROPS).flatMap(({ words }) => words).map((
  term,
) => ({ ...term, role: "thing" as const }));

/** People we have no costume for, drawn with the thing one knows them by. */
const PEOPLE: Term[] = [
  nearest(
    { accessory: "glasses", prop: "book" },
    "professor, teacher, scholar, librarian, poet, writer, author, historian, philosopher, lawyer, judge, journalist, editor",
  ),
  nearest({ accessory: "glasses" }, "nerd, geek, hipster, engineer"),
  nearest(
    { accessory: "scarf" },
    "accountant, businessman, businesswoman, businesscat, business cat, boss, ceo, office worker",
    { variant: "tie" },
  ),
  nearest({ accessory: "glasses" }, "architect", { variant: "square glasses" }),
  nearest(
    { accessory: "backpack" },
    "student, hiker, explorer, adventurer, traveller, traveler, tourist, scout, mountaineer, backpacker, archaeologist, wanderer, camper, schoolboy, schoolgirl, pilgrim, courier, postman, mailman",
  ),
  nearest({ accessory: "gadget" }, "gamer", { variant: "game controller" }),
  nearest({ accessory: "gadget" }, "hacker, programmer, developer, coder, engineer cat, techie", {
    variant: "laptop",
  }),
  nearest({ accessory: "gadget" }, "photographer", { variant: "camera" }),
  nearest({ accessory: "gadget" }, "streamer, dj", { variant: "headphones" }),
  nearest({ accessory: "gadget" }, "youtuber, influencer", { variant: "phone" }),
  nearest(
    { prop: "guitar" },
    "musician, guitarist, rock star, rockstar, violinist, band, pop star, popstar",
  ),
  nearest({ accessory: "hat" }, "gentleman, conductor", { variant: "top hat" }),
  nearest({ accessory: "hat" }, "postmaster, train driver", { variant: "cap" }),
  nearest({ accessory: "scarf" }, "skier, figure skater, skater, snowboarder, monk", {
    variant: "scarf",
  }),
  nearest({ prop: "piano" }, "pianist, composer"),
  nearest({ prop: "potion" }, "pharmacist"),
  nearest({ prop: "cup" }, "bartender"),
  nearest({ prop: "flower" }, "florist, bride, groom, hippie"),
].map((term) => ({ ...term, role: "character" as const, nearest: "with" as const }));

/** What one does with a thing. */
const ACTIVITIES: Term[] = [
  says(
    { prop: "book" },
    "reading, reads, reading a book, liest, lesend, leyendo, lee un libro, lit un livre, en train de lire, legge un libro, leggendo, lendo, читает, تقرا, يقرا, 책을 읽, 読む, 読んで, 読んでいる, 看书, 读书",
  ),
  nearest({ prop: "book" }, "studying, studies, writing, drawing a picture", { nearest: "with" }),
  nearest({ prop: "cup" }, "drinking, sipping", { nearest: "with" }),
  nearest({ prop: "wand" }, "casting a spell, casting spells, casting", {
    nearest: "with",
  }),
  says({ prop: "paintbrush" }, "painting a picture, painting at an easel, painting a portrait"),
  nearest(
    { prop: "guitar" },
    "playing the guitar, playing guitar, playing a guitar, plays guitar, plays the guitar, strumming, making music, playing the violin, playing violin, playing a violin, plays the violin, plays violin, playing the ukulele",
    {
      nearest: "with",
    },
  ),
  says({ prop: "piano" }, "playing the piano, playing piano, plays the piano, plays piano"),
  nearest({ costume: "chef" }, "cooking, baking, cooks, bakes"),
];

export const THING_TERMS: Term[] = [
  ...COSTUME_TERMS,
  ...ACCESSORIES,
  ...PROP_TERMS,
  ...PEOPLE,
  ...ACTIVITIES,
];
