/**
 * Words for what a cat wears, carries and has beside it.
 *
 * @module
 */
import { ACCESSORIES } from "../wardrobe/accessories.ts";
import type { CostumeEntry } from "../wardrobe/costume_entry.ts";
import { COSTUMES } from "../wardrobe/costumes.ts";
import type { PropEntry } from "../wardrobe/prop_entry.ts";
import { PROPS } from "../wardrobe/props.ts";
import { nearest, says, type Term } from "../vocabulary/term.ts";

const COSTUME_TERMS: Term[] = Object.values<CostumeEntry>(COSTUMES).flatMap(({ words }) => words);

const ACCESSORY_TERMS: Term[] = [
  ...Object.values(ACCESSORIES).flatMap(({ variants = {} }) => Object.values(variants)),
  ...Object.values(ACCESSORIES),
].flatMap(({ words }) => words).map((term) => ({ ...term, role: "thing" as const }));

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
    "reading, reads, reading a book",
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
  ...ACCESSORY_TERMS,
  ...PROP_TERMS,
  ...PEOPLE,
  ...ACTIVITIES,
];
