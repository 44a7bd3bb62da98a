import { POSE_NAMES } from "../cat/poses.ts";
import { MOOD_NAMES } from "../cat/moods.ts";
import { VARIANTS } from "../wardrobe/accessories.ts";
import { COSTUME_KINDS } from "../wardrobe/costumes.ts";
import { PROP_KINDS, propOf } from "../wardrobe/prop_kinds.ts";
import { DRAWN_PROPS } from "../wardrobe/props.ts";
import { SETTINGS } from "../world/places.ts";
import assert from "node:assert/strict";
import { planCharacter } from "../plan.ts";
import { ACCESSORIES } from "../../../lib/choices.ts";
import * as spec from "../spec.ts";
import { BREED_NAMES } from "./terms/breeds.ts";
import { everyWord } from "./lexicon/lexicons.ts";
import { TERMS } from "./lexicon/terms.ts";
import { parse } from "./parse.ts";

/** What people write about cats, sorted by what it says. */
const VOCABULARY: Record<string, string> = {
  coats:
    "black, ebony, jet, void, charcoal, dark grey, graphite, grey, gray, blue-grey, slate, blue cat, russian blue, silver, platinum, smoke, white, snowy, ivory, cream, vanilla, buff, orange, ginger, marmalade, pumpkin, red, apricot, peach, brown, chestnut, chocolate, cinnamon, fawn, beige, sand, lilac, lavender, seal, golden, honey, caramel, pink, purple, green, rainbow, galaxy",
  patterns:
    "solid, tabby, mackerel tabby, striped, tiger, classic tabby, marbled, blotched, swirl, spotted, rosetted, leopard, ticked, agouti, bicolor, bicolour, tuxedo, van, harlequin, cow, piebald, calico, tricolour, tricolor, dilute calico, tortoiseshell, tortie, brindled, torbie, colorpoint, colourpoint, points, siamese pattern, lynx point, mitted, socks, mittens, locket, shaded, chinchilla, tipped, smoke, saddle, heart spot, moustache mark, mustache",
  fur: "long-haired, fluffy, floofy, puffy, sleek, curly, rex, wiry, hairless, naked, scruffy",
  breeds:
    "domestic shorthair, domestic longhair, persian, himalayan, exotic shorthair, siamese, oriental, balinese, maine coon, norwegian forest, siberian, ragdoll, birman, british shorthair, scottish fold, american shorthair, american curl, russian blue, chartreux, korat, bengal, ocicat, abyssinian, somali, egyptian mau, savannah, sphynx, devon rex, cornish rex, selkirk rex, burmese, tonkinese, turkish angora, turkish van, manx, japanese bobtail, munchkin, bombay, snowshoe",
  eyes:
    "green eyes, emerald eyes, yellow eyes, gold eyes, amber eyes, orange eyes, copper eyes, hazel eyes, blue eyes, ice blue eyes, aqua eyes, violet eyes, red eyes, pink eyes, brown eyes, odd-eyed, heterochromia, round eyes, wide eyes, big green eyes, glowing eyes, starry eyes, sparkling eyes, sleepy eyes, winking, closed eyes, heart eyes, star eyes",
  bodies:
    "kitten, baby, young, adult, old, senior, chubby, chonky, fat, round, slim, skinny, muscular, tiny, giant, long cat, longcat, short-legged, bobtail",
  poses:
    "sitting, standing, lying, loaf, sleeping, curled up, napping, stretching, walking, running, jumping, leaping, pouncing, playing, crouching, stalking, sploot, belly up, begging, waving, dancing, flying, floating, swimming, climbing, peeking, in a box, reading, eating, drinking, looking up, looking back, portrait, headshot",
  moods:
    "happy, friendly, joyful, playful, curious, adventurous, sleepy, lazy, calm, shy, scared, surprised, grumpy, angry, sad, crying, proud, regal, royal, elegant, mysterious, mischievous, cheeky, naughty, sassy, smug, silly, derpy, brave, fierce, wise, dreamy, romantic, in love, hungry, cool, evil, magical",
  costumes:
    "wizard, witch, mage, sorcerer, knight, king, queen, prince, princess, pirate, ninja, samurai, viking, cowboy, detective, sherlock, spy, astronaut, pilot, sailor, captain, diver, chef, cook, baker, barista, waiter, doctor, nurse, scientist, professor, teacher, student, librarian, painter, artist, musician, dj, guitarist, pianist, singer, dancer, ballerina, photographer, gamer, hacker, programmer, firefighter, police officer, superhero, clown, jester, magician, farmer, gardener, fairy, angel, devil, vampire, ghost, mummy, robot, cyborg, mermaid, unicorn, dragon, bee, pumpkin, santa, elf, bride, groom, businessman, monk",
  accessories:
    "hat, wizard hat, top hat, beret, beanie, straw hat, baseball cap, cowboy hat, sailor hat, chef hat, party hat, santa hat, flower crown, crown, tiara, helmet, headphones, headband, halo, horns, glasses, round glasses, sunglasses, goggles, monocle, eyepatch, VR headset, scarf, striped scarf, bandana, bow tie, tie, bow, ribbon, collar, bell, necklace, pendant, pearls, cape, cloak, kimono, hoodie, sweater, raincoat, armour, armor, dress, overalls, wings, backpack, satchel, jetpack, gadget, phone, camera, laptop, game controller, robot arm, smartwatch, drone, wand, glow sword",
  props:
    "yarn ball, mouse toy, fish, fishbone, milk, bowl, cat food, cake, cookie, donut, pizza, sushi, ramen, ice cream, coffee, tea, book, scroll, spellbook, potion, crystal ball, candle, lantern, broom, sword, shield, bow, guitar, piano, paintbrush, balloon, gift, box, cardboard, pillow, blanket, basket, umbrella, flower, rose, sunflower, tulip, mushroom, pumpkin, butterfly, bird, parrot, skateboard, surfboard, rocket, letter, key, gem, trophy, telescope, map",
  companions: "mouse, bird, dog, kitten, butterfly, fish, dragon, ghost, robot",
  places:
    "plain, studio, moon, space, galaxy, nebula, planet, mars, spaceship, clouds, sky, rainbow, forest, woods, enchanted forest, jungle, bamboo, meadow, field, flower garden, mountain, snow, snowy, desert, beach, ocean, sea, underwater, coral reef, island, lake, river, waterfall, cave, city, skyline, street, alley, rooftop, tokyo, neon street, paris, village, castle, throne room, library, bookshelf, bedroom, living room, sofa, couch, kitchen, café, bakery, classroom, office, laboratory, workshop, greenhouse, window, windowsill, train, ship, boat, hot air balloon, circus, stage, concert, museum, temple, shrine, torii, graveyard, candy land, cherry blossoms, sunflower field, autumn leaves",
  hours:
    "dawn, sunrise, morning, noon, day, afternoon, golden hour, sunset, dusk, twilight, night, midnight, starry night",
  weathers:
    "sunny, cloudy, rain, rainy, storm, lightning, snow, fog, mist, wind, rainbow, aurora, starfall",
  seasons:
    "spring, summer, autumn, fall, winter, christmas, halloween, easter, valentine, birthday, new year, fireworks, lunar new year",
  schemes:
    "pink background, purple background, blue background, green background, yellow background, red background, gradient background",
  atmospheres:
    "cosy, cute, kawaii, epic, spooky, dreamy, neon, cyberpunk, vaporwave, pastel, minimalist, steampunk, fantasy, gothic, tropical, noir",
  views: "portrait, close-up, full body, side view, three-quarter",
};

/** Least numbers of things with drawing code of their own. */
const DRAWN: [what: string, values: readonly string[], least: number][] = [
  ["poses", POSE_NAMES, 12],
  ["views", spec.VIEWS, 3],
  ["coat colours", spec.COAT_COLOURS, 20],
  ["patterns", spec.PATTERNS, 16],
  ["coat lengths", spec.COAT_LENGTHS, 5],
  ["eye colours", spec.EYE_COLOURS, 14],
  ["moods", MOOD_NAMES, 12],
  ["costumes", COSTUME_KINDS, 25],
  ["props", DRAWN_PROPS, 45],
  ["kinds of accessories", Object.values(VARIANTS).flat(), 30],
  ["places", SETTINGS, 30],
  ["hours", spec.TIMES, 5],
  ["weathers", spec.WEATHERS, 10],
  ["seasons", spec.SEASONS, 4],
  ["features", spec.FEATURES, 12],
  ["white marks", spec.WHITE_MARKS, 6],
];

Deno.test("[words] the vocabulary is as rich as promised", () => {
  for (const [what, values, least] of DRAWN) {
    assert.equal(new Set(values).size, values.length, what);
    assert.ok(values.length >= least, `${values.length} ${what}`);
  }
  assert.ok(DRAWN.reduce((sum, [, values]) => sum + values.length, 0) >= 250);
  assert.ok(BREED_NAMES.length >= 20);
  assert.ok(PROP_KINDS.filter((kind) => propOf(kind).isFriend).length >= 100);
  for (const accessory of ACCESSORIES) {
    const variants = VARIANTS[accessory as keyof typeof VARIANTS];
    assert.ok(!variants || variants.length >= 7, accessory);
  }
  assert.ok(new Set(everyWord()).size >= 5000);
});

Deno.test("[words] every drawing can be asked for by a word of its own", () => {
  const asked = new Set<string | undefined>(
    TERMS.filter(({ nearest }) => !nearest).flatMap(({ claims, white }) => [
      white,
      ...claims.flatMap(({ value, variant }) => [value, variant]),
    ]),
  );
  // A part of the body and how it is carried are two words.
  for (const gesture of spec.GESTURES) {
    for (const { claims } of parse(gesture).readings) {
      claims.forEach(({ value }) => asked.add(value));
    }
  }
  const drawn = DRAWN.flatMap(([what, values]) => /colours/.test(what) ? [] : values);
  assert.deepEqual(drawn.filter((value) => !asked.has(value)), []);
});

Deno.test("[words] parse() understands the whole vocabulary", () => {
  for (const [what, list] of Object.entries(VOCABULARY)) {
    const words = list.split(", ");
    const strange = words.filter((word) => {
      const { readings, unknown } = parse(word);
      const isColour = what === "coats" && unknown.length === 0;
      return unknown.length > 0 || !isColour && readings.every(({ claims }) => claims.length === 0);
    });
    assert.deepEqual(strange, [], what);
  }
});

Deno.test("[words] parse() understands whole sentences of other languages", () => {
  const sentences: [sentence: string, asks: string[]][] = [
    ["un chat noir avec une écharpe rouge sur un toit la nuit", [
      "black",
      "scarf",
      "rooftop",
      "night",
    ]],
    ["рыжий кот в шляпе волшебника на луне ночью", ["orange", "wizard", "moon", "night"]],
    ["полосатый котёнок в красном шарфе сидит в снегу", [
      "tabby",
      "kitten",
      "scarf",
      "sitting",
      "snow",
    ]],
    ["一只戴着红色围巾的橘猫坐在雪地里", ["orange", "scarf", "sitting", "snow"]],
    ["قطة سوداء ترتدي قبعة حمراء على سطح القمر", ["black", "hat", "moon"]],
    ["قط أبيض ينام في الحديقة", ["white", "sleeping", "garden"]],
    ["검은 고양이가 빨간 모자를 쓰고 숲에 앉아 있다", ["black", "hat", "forest", "sitting"]],
    ["ein kleiner grauer Kater mit Brille liest ein Buch", ["grey", "kitten", "glasses", "book"]],
  ];
  for (const [sentence, asks] of sentences) {
    const { readings } = parse(sentence);
    const values = readings.flatMap(({ claims }) => claims.map(({ value }) => value as string));
    assert.deepEqual(asks.filter((value) => !values.includes(value)), [], sentence);
  }
  assert.equal(
    parse("кот в красной шляпе").readings.flatMap(({ claims }) => claims)[0]?.colour,
    "red",
  );
});

Deno.test("[words] words that every object has are words like any others", () => {
  for (const word of ["constructor", "valueOf", "__proto__", "hasOwnProperty", "toString"]) {
    const { spec } = planCharacter(`a black cat ${word}`, { style: "cartoon", seed: "1" });
    assert.equal(spec.coat.colour, "black", word);
  }
});
