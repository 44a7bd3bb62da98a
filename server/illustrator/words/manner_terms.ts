/**
 * Words for how a cat is: age, build, mood, pose.
 *
 * @module
 */
import { nearest, plays, says, type Term } from "./term.ts";

const AGES: Term[] = [
  says(
    { age: "kitten" },
    "kitten, kittens, kitten cat, kit, baby, baby cat, newborn, gatito, gatita, chaton, kätzchen, gattino, gatinho, 小猫, 子猫, котенок",
    { role: "cat" },
  ),
  says(
    { age: "kitten" },
    "young, little, tiny, teeny, wee, small, mini, miniature, itty bitty, kleine, kleiner, petit, petite, pequeno, pequena, piccolo, little one",
    { weak: true },
  ),
  says({ age: "adult" }, "adult, grown up, grown, mature, fully grown"),
  says(
    { age: "senior" },
    "senior, old, elderly, aged, ancient, aging, ageing, grandpa, grandma, grandfather, grandmother, granny, viejo, vieja, vieux, vieille, alte, alter",
  ),
];

const BUILDS: Term[] = [
  says(
    { build: "chubby" },
    "chubby, chonky, chonk, chonker, fat, round, plump, rotund, hefty, heavy, thick, tubby, pudgy, stout, stocky, overweight, roly poly, big boned, gordo, gorda, gros, grosse, dick, dicke, dicker, 胖, 胖胖",
  ),
  nearest(
    { build: "chubby" },
    "giant, huge, enormous, gigantic, muscular, strong, buff cat, massive, large",
  ),
  says(
    { build: "slim" },
    "slim, slender, skinny, thin, lean, lanky, lithe, svelte, willowy, delgado, delgada, mince, schlank, schlanke",
  ),
  nearest({ build: "slim" }, "longcat, long cat, athletic, agile, scrawny, bony"),
  says({ build: "average" }, "average, medium sized, normal sized"),
];

const MOODS: Term[] = [
  says(
    { mood: "happy" },
    "happy, joyful, joyous, cheerful, cheery, friendly, smiling, smiley, smile, smiles, grinning, laughing, laughs, smiled, glad, delighted, merry, jolly, content smile, gleeful, ecstatic, excited, sunny tempered, kind, kindly, warm hearted, feliz, heureux, heureuse, joyeux, glucklich, gluckliche, frohlich, felice, 开心, 快乐, 嬉しい, 😊, 😄, 😀, 😁",
  ),
  nearest(
    { mood: "happy" },
    "hungry, eating, munching, snacking, feasting, silly, derpy, goofy, funny, clownish, purring, purr, optimistic, grateful, lucky, funky, groovy, cool, energetic, lively, sociable, social, talkative, chatty, helpful",
  ),
  says(
    { mood: "happy" },
    "cute, adorable, kawaii, sweet, charming, lovely, precious, cutie, mignon, mignonne, lindo, linda, süß, susse, susser, carino, 可爱, 可愛い, かわいい",
    { weak: true },
  ),
  says(
    { mood: "calm" },
    "calm, peaceful, relaxed, relaxing, serene, tranquil, chill, chilled, content, contented, gentle, quiet, zen, patient, easygoing, laid back, restful, mellow, composed, comfortable, comfy, meditating, meditative, tranquilo, tranquila, ruhig, ruhige, 安静",
  ),
  nearest(
    { mood: "calm" },
    "wise, thoughtful, pensive, thinking, contemplative, philosophical, intelligent, clever, smart, dreamy, dreaming, daydreaming, elegant, graceful, loyal, polite, gentlemanly, studious, ladylike, independent, wistful",
  ),
  says(
    { mood: "playful" },
    "playful, playing, plays, play, mischievous, cheeky, naughty, rascally, impish, frisky, bouncy, hyper, zoomies, prankster, trickster, troublemaker, chaotic, jugueton, joueur, verspielt, verspielte, 调皮, 😜, 😝",
  ),
  nearest(
    { mood: "playful" },
    "adventurous, daring, wild, crazy, sassy, sneaky, sly, cunning, wacky, zany, quirky, feisty, spunky, witty, winking",
  ),
  says(
    { mood: "curious" },
    "curious, inquisitive, nosy, wondering, interested, intrigued, alert, attentive, watchful, curioso, curiosa, curieux, curieuse, neugierig, neugierige, 好奇, exploring, investigating, snooping",
  ),
  says(
    { mood: "curious" },
    "looking up, looking at, gazing at, staring at, looking, gazing, staring, watching, peeking, peering, looking around, looking out, looking out of, looks, gazes, stares, watches, observing, dreaming of, sniffing, searching, searching for, looking for, hunting for, chasing, chases, hunting, following",
    { weak: true },
  ),
  nearest({ mood: "curious" }, "mysterious, enigmatic, nerdy, geeky, scholarly"),
  says(
    { mood: "sleepy" },
    "sleepy, tired, drowsy, yawning, lazy, exhausted, weary, dozy, half asleep, bored, lethargic, schlafrig, mude, fatigue, cansado, cansada, 困",
  ),
  says(
    { mood: "grumpy" },
    "grumpy, grouchy, cranky, moody, annoyed, cross, sulky, sulking, unimpressed, crabby, irritated, disgruntled, frowning, frown, judgmental, judgemental, pouting, gruñon, grincheux, murrisch, stern, serious, sarcastic, skeptical, sceptical, 😾, 😒",
  ),
  says(
    { mood: "angry" },
    "angry, furious, mad, raging, enraged, fierce, ferocious, hissing, growling, snarling, aggressive, menacing, enfadado, enojado, wutend, wutende, fache, arrabbiato, 生气, 😠, 😡, 🤬",
  ),
  nearest(
    { mood: "angry" },
    "evil, wicked, villainous, sinister, scary, vicious, fearsome, villain, badass",
  ),
  says(
    { mood: "sad" },
    "sad, unhappy, crying, melancholy, melancholic, gloomy, heartbroken, tearful, lonely, upset, depressed, sorrowful, miserable, weeping, blue hearted, homesick, triste, traurig, traurige, trauriger, 伤心, 😿, 😢, 😭",
  ),
  says(
    { mood: "surprised" },
    "surprised, shocked, astonished, amazed, startled, stunned, wide eyed, astounded, bewildered, confused, sorprendido, surpris, uberrascht, 惊讶, 😲, 😮, 🙀",
  ),
  nearest({ mood: "surprised" }, "frightened, terrified, spooked, panicked"),
  says(
    { mood: "proud" },
    "proud, confident, regal, majestic, royal, noble, smug, haughty, dignified, triumphant, victorious, brave, courageous, bold, heroic, fearless, bossy, self assured, stately, orgulloso, fier, fiere, stolz, stolze, stolzer, 骄傲, 😎",
  ),
  nearest(
    { mood: "proud" },
    "fancy, posh, classy, stylish, fashionable, dapper, glamorous, sophisticated, epic, legendary, ambitious, determined, powerful",
  ),
  says(
    { mood: "shy" },
    "shy, timid, bashful, nervous, anxious, scared, afraid, fearful, worried, cowardly, embarrassed, modest, hiding, skittish, blushing, introverted, timido, timida, timide, schuchtern, 害羞",
  ),
  says(
    { mood: "loving" },
    "loving, affectionate, cuddly, in love, romantic, lovestruck, caring, tender, snuggly, adoring, cuddling, snuggling, hugging, devoted, love, amoroso, amoureux, verliebt, heart eyes, 😍, 🥰, 😽, ❤, 💕, 💖",
  ),
];

const POSES: Term[] = [
  nearest(
    { pose: "sitting" },
    "waiting, waits, grooming, licking, licking its paw, enthroned, fishing",
    { weak: true },
  ),
  says(
    { pose: "sitting" },
    "sitting, sits, sit, sat, seated, sitting down, perched, perching, perches, sitting up, sentada, sentado, assis, assise, sitzend, sitzende, sitzt, seduto, seduta, 坐, 坐着, 座る",
  ),
  says(
    { pose: "standing" },
    "standing, stands, stand, stood, upright, standing up, on hind legs, on its hind legs, on his hind legs, on her hind legs, posing, de pie, debout, stehend, stehende, steht",
  ),
  says(
    { pose: "walking" },
    "walking, walks, walk, walked, strolling, strolls, stroll, wandering, wanders, marching, strutting, prowling, prowls, roaming, on a walk, tiptoeing, sauntering, hiking, trotting, caminando, marchant, laufend, 走",
  ),
  nearest(
    { pose: "walking" },
    "running, runs, run, racing, sprinting, dashing, galloping, sneaking, climbing, climbs, travelling, traveling, skating, skateboarding, riding, cycling, driving, jogging",
  ),
  says(
    { pose: "loaf" },
    "loaf, loafing, loafed, loaf position, catloaf, cat loaf, bread loaf, crouching, crouched, lying, lies, laying, lying down, lounging, lounges, resting, rests, reclining, tumbado, allonge, liegend",
  ),
  nearest(
    { pose: "loaf" },
    "sploot, splooting, stalking, stalks, ready to pounce, belly up, on its back, on his back, on her back, stretching, stretched out, stretched, stretches, sprawled, sunbathing, bathing, basking, basks, hatching, sunning, swimming pose",
  ),
  says(
    { pose: "sleeping" },
    "sleeping, sleeps, slept, asleep, sleep, napping, naps, nap, curled up, snoozing, snoring, slumbering, dozing, fast asleep, sleeping soundly, taking a nap, having a nap, dormido, dormida, durmiendo, dormant, endormi, schlafend, schlafende, schlaft, dorme, 睡觉, 寝ている, 💤, 😴",
  ),
  says(
    { pose: "jumping" },
    "jumping, jumps, jump, jumped, leaped, leapt, leaping, leaps, leap, pouncing, pounces, pounce, hopping, bouncing, in mid air, midair, mid air, mid jump, saltando, sautant, springend, springt, 跳",
  ),
  nearest(
    { pose: "jumping" },
    "flying, flies, fly, floating, floats, float, hovering, dancing, dances, dance, danced, soaring, drifting, gliding, surfing, levitating, spinning, twirling, falling, diving, skiing, snowboarding, skydiving, parachuting, fighting, attacking, bounding, frolicking, zooming",
  ),
  says(
    { pose: "waving" },
    "waving, waves, waved, waving hello, greeting, saying hello, saying hi, paw raised, raised paw, raising a paw, raising its paw, one paw up, paw up, hello, saludando, saluant, winkend, winkt, 👋",
  ),
  nearest(
    { pose: "waving" },
    "begging, begs, high five, saluting, beckoning, cheering, giving a speech, singing, sings, juggling, clapping, pointing, conducting, asking",
  ),
  says(
    { pose: "portrait" },
    "portrait, headshot, head shot, close up, closeup, close up of, bust, face only, profile picture, avatar, selfie, mugshot, retrato, 肖像",
    { weak: true },
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
    "two cats, three cats, four cats, many cats, several cats, some cats, a couple of cats, couple of cats, group of cats, two kittens, three kittens, kittens playing, pair of cats, herd of cats, family of cats, cat family",
    { note: "drawn as one cat" },
  ),
];

export const MANNER_TERMS: Term[] = [...AGES, ...BUILDS, ...MOODS, ...POSES, ...NUMBERS];
