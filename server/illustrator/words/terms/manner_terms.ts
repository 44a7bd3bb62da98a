/** @module Words for how a cat is: age, build, mood, pose. */
import type { MoodEntry } from "../../cat/mood_entry.ts";
import { type Mood, MOODS } from "../../cat/moods.ts";
import type { PoseEntry } from "../../cat/pose_entry.ts";
import { type Pose, POSES } from "../../cat/poses.ts";
import { entryTerms, poseTerms } from "../../vocabulary/entry_words.ts";
import { nearest, says, type Term } from "../../vocabulary/term.ts";

const AGES: Term[] = [
  says(
    { age: "kitten" },
    "kitten, kittens, kitten cat, kit, baby, baby cat, newborn, gatito, gatita, gattino, kitty cat baby, kitteh, kittycat baby, kittie, tiny baby cat, baby boy cat, bottle baby, kitling, catling, little baby, bitty kitty, fur baby kitten, kitten sized, week old, weeks old, day old, days old, month old, months old, babies, tiny kitten, foster kitten, gatitos, toddler",
    { role: "cat" },
  ),
  says(
    { age: "kitten" },
    "young, little, petite, wee, little one, youthful, teenage, teenager, adolescent, juvenile, teen, junior, youngster, smol boi, babylike, baby faced",
    { weak: true },
  ),
  says(
    { age: "adult" },
    "adult, grown up, grown, mature, fully grown, full grown, middle aged, in its prime, in his prime, in her prime",
  ),
  says(
    { age: "senior" },
    "senior, old, elderly, aged, ancient, aging, ageing, grandpa, grandma, grandfather, grandmother, granny, oldie, geriatric, pensioner, old lady, old man, old gentleman, old timer, wise old, grizzled, grey muzzled, gray muzzled, silver muzzled, wizened, grey whiskered, gray whiskered, nan, nana, gran, grandad, granddad, senior citizen, greying, graying, years young, gramps, abuela, abuelo, oma, opa, babushka, grandmotherly, grandfatherly",
  ),
];

const BUILDS: Term[] = [
  says(
    { build: "chubby" },
    "chubby, fat, round, plump, rotund, hefty, heavy, thick, tubby, pudgy, stout, stocky, overweight, roly poly, big boned, chunky, dumpy, well fed, podgy, pudge, pudgey, paunchy, portly, corpulent, potbellied, pot bellied, pot belly, big belly, big bellied, round belly, fat belly, saggy belly, belly pouch, primordial pouch, tummy pouch, rounded, round boi, big boi, big boy, big girl, thicc, thic, fatty, heavyset, heavy set, full figured, plus size, plus sized, voluptuous, curvy, dumpling, dumpling shaped, loaf shaped, potato shaped, solidly built, cobby, husky build, meaty, barrel shaped, barrel chested, pear shaped, generously proportioned, weighty, roundish, chub, chubs, rolypoly, snack loving, greedy, gluttonous, fattie, overfed, burger loving, pregnant, expecting, heavily pregnant, swollen belly",
  ),
  says(
    { build: "chubby" },
    "chonky, chonk, chonker, chungus, obese, enormously fat, spherical, ball shaped, absolute unit, chonkers, chonkster, chonky boi, heckin chonk, megachonk, oh lawd he comin, oh lawd, morbidly obese, round as a ball, round like a ball, perfectly round, ball of a cat, whale sized, hippo sized, colossal belly, enormous belly, huge belly, gigantic belly, fat as a barrel, lard, lardy, blob shaped, blobby, blubbery, extremely round, very round, as round as a football, chunkster, beach ball shaped",
    { degree: 1.6 },
  ),
  says(
    { build: "muscular" },
    "muscular, strong, brawny, burly, beefy, athletic, sturdy, powerfully built, well built, jacked, swole, shredded, hunky, hulking, hulk like, bodybuilder, body builder, bodybuilding, weightlifter, powerlifter, stocky build, well muscled, big muscles, huge muscles, bulging muscles, six pack, six pack abs, broad shouldered, broad shoulders, brawn, hunk, built like a tank, toned, sinewy, rugged, hench, strongman, wrestler, boxer build",
  ),
  says(
    { build: "slim" },
    "slim, slender, skinny, thin, lean, lanky, lithe, svelte, willowy, delgado, lissom, lissome, leggy thin, petite build, slightly built, fine boned, fineboned, delicate build, slinky, sylph like, streamlined, noodle, noodle like, noodly, spindly, skinnier, skinny legged, wiry build, ballerina like, elegant build, slim built, slim build, thin as a rake, stick thin, rail thin, rake thin",
  ),
  nearest(
    { build: "slim" },
    "longcat, long cat, agile, scrawny, bony, emaciated, underweight, malnourished, skeletal, skin and bones, skin and bone, all bones, gaunt, frail, starved, starving, feeble, famished, boney, longboi, long boi, long boy, looong, loooong, long bodied, long body, stretched body, ferret like, weasel like, snake like, sausage shaped",
  ),
  says({ build: "average" }, "average, medium sized, normal sized"),
];

const SIZES: Term[] = [
  says(
    { size: "tiny" },
    "tiny, teeny, teeny tiny, teensy, mini, miniature, itty bitty, small, smol, pocket sized, micro, minuscule, tiniest, miniscule, mini me, thumb sized, thumb size, mouse sized, mouse size, pint sized, pint size, palm sized, palm size, hand sized, teacup sized, teacup kitten, bite sized, bite size, pea sized, doll sized, toy sized, fairy sized, ant sized, bug sized, weeny, teeny weeny, itsy bitsy, itty, bitty, lil, li'l, ickle, smoll, smolest, diminutive, lilliputian, dwarf sized, shrunken, shrunk, runt, runt of the litter, microscopic, small sized, tiny weeny, thumbelina sized, smaller, smallest, tinier",
  ),
  says(
    { size: "giant" },
    "giant, huge, enormous, gigantic, massive, large, big, colossal, towering, humongous, kaiju, house sized, building sized, skyscraper sized, big as a house, bigger than a house, larger than life, king sized, king size, monstrous, titanic, gargantuan, mammoth sized, mahoosive, ginormous, humungous, immense, jumbo, jumbo sized, supersized, super sized, xxl, godzilla sized, catzilla, oversize, monumental, elephant sized, horse sized, dinosaur sized, tall as a building, tall as a house, larger, largest, titan",
  ),
];

const MOOD_TERMS: Term[] = (Object.entries(MOODS) as [Mood, MoodEntry][])
  .flatMap(([mood, entry]) => entryTerms({ mood }, entry));

const POSE_TERMS: Term[] = (Object.entries(POSES) as [Pose, PoseEntry][])
  .flatMap(([pose, entry]) => poseTerms(pose, entry));

const VIEWS: Term[] = [
  says(
    { view: "front" },
    atTheViewer(["staring", "looking", "gazing", "stares", "looks", "gazes"]),
  ),
  says(
    { view: "front", mood: "grumpy" },
    atTheViewer(["glaring", "glares", "scowling", "glowering"]),
  ),
  says(
    { view: "front" },
    "front view, from the front, facing forward, facing forwards, facing the viewer, facing us, facing the camera, head on, frontal, facing front, front facing, face on, straight on, from in front, facing us directly, looking at the camera, looking into the camera, looking at the viewer, looking at me, staring at the camera, staring at the viewer, staring at me, making eye contact, looking straight at us, looking straight at the camera, looking at us, looking right at the camera, looking directly at the viewer, facing camera, symmetrical, symmetrical composition",
  ),
  says(
    { view: "side" },
    "side view, from the side, in profile, profile, side on, sideways, seen from the side, profile view, sideview, profile shot, profile portrait, side-on, side angle, shown from the side, silhouette from the side, 2d side scroller view",
  ),
  says(
    { view: "three-quarter" },
    "three quarter view, three quarters view, three quarter, 3/4 view, 3 4 view, three quarter angle, three-quarter, three quarters, angled view, dynamic angle",
  ),
  says(
    { view: "behind" },
    "seen from behind, from behind, viewed from behind, shown from behind, seen from the back, from the back, back view, rear view, with its back to us, with his back to us, with her back to us, with their backs to us, its back to us, their backs to us, back to us, back to the viewer, back to the camera, facing away, facing away from us, facing away from the viewer, facing away from the camera, turned away, turned away from us, turning its back, turning its back on us, turned its back, with its back turned, back turned, walking away, walks away, walking away from us, showing its butt, showing its bum, showing his butt, showing her butt, butt view, from its back side, backside view",
  ),
  says(
    { view: "behind", gaze: "back" },
    "looking back, looks back, looking over its shoulder, looking over his shoulder, looking over her shoulder, looking over the shoulder, looks over its shoulder, looks over his shoulder, looks over her shoulder, looking back over its shoulder, looking back over his shoulder, looking back over her shoulder, glancing back, glancing over its shoulder, glancing over his shoulder, glancing over her shoulder, glancing over the shoulder, glances over its shoulder, looking behind, looking behind it, head turned back, turning around, turning round, looking back at us, looking back at the viewer, looking back at the camera",
  ),
  says(
    { gaze: "up" },
    "looking up, looks up, looked up, gazing up, gazes up, staring up, stares up, peering up, glancing up, looking upwards, looking upward, looking at the sky, looking up at the sky, gazing at the sky, gazing up at the sky, staring at the sky, watching the sky, looking skyward, watching the clouds, looking at the clouds, looking at the ceiling, staring at the ceiling, watching the fireworks, head tilted up, head thrown back, chin up, eyes to the sky",
  ),
  says(
    { gaze: "up", weather: "rain" },
    "watching the rain, watching rain, looking at the rain, watches the rain, watching it rain",
  ),
  says(
    { gaze: "up", weather: "snow" },
    "watching the snow, watching snow, looking at the snow, watches the snow, watching it snow, watching the snowflakes",
  ),
  says(
    { gaze: "up", time: "night" },
    "looking up at the stars, looking at the stars, gazing at the stars, gazing up at the stars, staring at the stars, staring up at the stars, watching the stars, looking at the starry sky, gazing at the starry sky, watching the starry sky",
  ),
  says(
    { gaze: "up", time: "night", moon: "full" },
    "looking up at the moon, looking at the moon, gazing at the moon, gazing up at the moon, staring at the moon, watching the moon",
  ),
  nearest({ gaze: "up", time: "night", moon: "full" }, "howling at the moon"),
  says(
    { gaze: "down" },
    "looking down, looks down, looked down, gazing down, gazes down, staring down, peering down, glancing down, looking downwards, eyes lowered, lowered eyes, eyes downcast, downcast eyes, head down, head bowed, head lowered, hanging its head, looking at the ground, staring at the ground, looking at the floor, staring at the floor, looking at its paws, looking at his paws, looking at her paws",
  ),
  says(
    { gaze: "away" },
    "looking away, looks away, looking off to the side, looking to the side, looking sideways, looks to the side, side eye, side eyeing, side-eye, giving side eye, averting its eyes, averted eyes, avoiding eye contact, gazing away, gazing into the distance, staring into the distance, looking into the distance, looking off into the distance, gazing off, staring off into space, staring into space, glancing away, glancing sideways, head turned away, head turned to the side, gazes out, gazing out, looking out, looks out, stares out, staring out",
  ),
  says(
    { facing: "left", gaze: "away" },
    "looking left, looking to the left, looks left, looks to the left, gazing left, gazing to the left, head turned left, head turned to the left, glancing left",
  ),
  says(
    { facing: "right", gaze: "away" },
    "looking right, looking to the right, looks right, looks to the right, gazing right, gazing to the right, head turned right, head turned to the right, glancing right",
  ),
  says(
    { facing: "left" },
    "facing left, turned left, facing to the left, to the left, facing the left, turned to the left, heading left, walking left, running left, pointing left",
  ),
  says(
    { facing: "right" },
    "facing right, turned right, facing to the right, to the right, facing the right, turned to the right, heading right, walking right, running right, pointing right",
  ),
];

export const MANNER_TERMS: Term[] = [
  ...AGES,
  ...BUILDS,
  ...SIZES,
  ...MOOD_TERMS,
  ...POSE_TERMS,
  ...VIEWS,
];

/** Every way to say that it looks at who looks at the picture. */
function atTheViewer(verbs: readonly string[]): string {
  const whom = "into the camera, at the camera, at the viewer, at us, at you, at me, into the lens"
    .split(", ");
  const ways = ["", "straight ", "directly ", "right "];
  return verbs.flatMap((verb) => whom.flatMap((at) => ways.map((way) => `${verb} ${way}${at}`)))
    .join(", ");
}
