/**
 * Words for how a cat is: age, build, mood, pose.
 *
 * @module
 */
import type { MoodEntry } from "../cat/mood_entry.ts";
import { MOODS } from "../cat/moods.ts";
import type { PoseEntry } from "../cat/pose_entry.ts";
import { POSES } from "../cat/poses.ts";
import { nearest, plays, says, type Term } from "../vocabulary/term.ts";

const AGES: Term[] = [
  says(
    { age: "kitten" },
    "kitten, kittens, kitten cat, kit, baby, baby cat, newborn, gatito, gatita, gattino",
    { role: "cat" },
  ),
  says(
    { age: "kitten" },
    "young, little, petite, wee, little one",
    { weak: true },
  ),
  says({ age: "adult" }, "adult, grown up, grown, mature, fully grown"),
  says(
    { age: "senior" },
    "senior, old, elderly, aged, ancient, aging, ageing, grandpa, grandma, grandfather, grandmother, granny",
  ),
];

const BUILDS: Term[] = [
  says(
    { build: "chubby" },
    "chubby, fat, round, plump, rotund, hefty, heavy, thick, tubby, pudgy, stout, stocky, overweight, roly poly, big boned",
  ),
  says(
    { build: "chubby" },
    "chonky, chonk, chonker, chungus, obese, enormously fat, spherical, ball shaped, absolute unit",
    { degree: 1.6 },
  ),
  says(
    { build: "muscular" },
    "muscular, strong, brawny, burly, beefy, athletic, sturdy, powerfully built, well built, ripped, jacked",
  ),
  says(
    { build: "slim" },
    "slim, slender, skinny, thin, lean, lanky, lithe, svelte, willowy, delgado",
  ),
  nearest({ build: "slim" }, "longcat, long cat, agile, scrawny, bony"),
  says({ build: "average" }, "average, medium sized, normal sized"),
];

const SIZES: Term[] = [
  says(
    { size: "tiny" },
    "tiny, teeny, teeny tiny, teensy, mini, miniature, itty bitty, small, smol, pocket sized, micro, minuscule",
  ),
  says(
    { size: "giant" },
    "giant, huge, enormous, gigantic, massive, large, big, colossal, towering, humongous, kaiju",
  ),
];

const MOOD_TERMS: Term[] = Object.values<MoodEntry>(MOODS).flatMap(({ words }) => words);

const POSE_TERMS: Term[] = Object.values<PoseEntry>(POSES).flatMap(({ words }) => words);

const VIEWS: Term[] = [
  says(
    { view: "front" },
    "front view, from the front, facing forward, facing forwards, facing the viewer, facing us, facing the camera, head on, frontal",
  ),
  says(
    { view: "side" },
    "side view, from the side, in profile, profile, side on, sideways, seen from the side, profile view",
  ),
  says(
    { view: "three-quarter" },
    "three quarter view, three quarters view, three quarter, 3/4 view",
  ),
  says(
    { facing: "left" },
    "facing left, turned left, looking left, looking to the left, facing to the left, to the left",
  ),
  says(
    { facing: "right" },
    "facing right, turned right, looking right, looking to the right, facing to the right, to the right",
  ),
];

const NUMBERS: Term[] = [
  plays(
    "silent",
    "four cats, many cats, several cats, some cats, group of cats, herd of cats, family of cats, cat family",
    { note: "drawn as one cat" },
  ),
  nearest(
    { age: "kitten", prop: "kitten" },
    "two kittens, three kittens, a pair of kittens, pair of kittens, kittens playing",
    { nearest: "with" },
  ),
  nearest(
    { prop: "kitten" },
    "two cats, three cats, a couple of cats, couple of cats, pair of cats, another cat, second cat, cat friend",
    { nearest: "with" },
  ),
];

export const MANNER_TERMS: Term[] = [
  ...AGES,
  ...BUILDS,
  ...SIZES,
  ...MOOD_TERMS,
  ...POSE_TERMS,
  ...VIEWS,
  ...NUMBERS,
];
