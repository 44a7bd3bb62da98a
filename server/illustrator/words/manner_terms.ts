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
    "young, little, wee, kleine, kleiner, petit, petite, pequeno, pequena, piccolo, little one",
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
    "chubby, fat, round, plump, rotund, hefty, heavy, thick, tubby, pudgy, stout, stocky, overweight, roly poly, big boned, gordo, gorda, gros, grosse, dick, dicke, dicker, 胖, 胖胖",
  ),
  says(
    { build: "chubby" },
    "chonky, chonk, chonker, chungus, obese, enormously fat, spherical, ball shaped, absolute unit",
    { degree: 1.6 },
  ),
  says(
    { build: "muscular" },
    "muscular, strong, brawny, burly, beefy, athletic, sturdy, powerfully built, well built, ripped, jacked, musculoso",
  ),
  says(
    { build: "slim" },
    "slim, slender, skinny, thin, lean, lanky, lithe, svelte, willowy, delgado, delgada, mince, schlank, schlanke",
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
    "giant, huge, enormous, gigantic, massive, large, big, colossal, towering, humongous, kaiju, grande, gross, groß, grossa, 巨大",
  ),
];

const MOODS: Term[] = [
  says(
    { mood: "happy" },
    "happy, joyful, joyous, cheerful, cheery, friendly, smiling, smiley, smile, smiles, grinning, laughing, laughs, smiled, glad, delighted, merry, jolly, content smile, gleeful, ecstatic, excited, sunny tempered, kind, kindly, warm hearted, feliz, heureux, heureuse, joyeux, glucklich, gluckliche, frohlich, felice, 开心, 快乐, 嬉しい, 😊, 😄, 😀, 😁",
  ),
  nearest(
    { mood: "happy" },
    "hungry, eating, munching, snacking, feasting, purring, purr, optimistic, grateful, lucky, funky, groovy, cool, energetic, lively, sociable, social, talkative, chatty, helpful",
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
    "wise, thoughtful, pensive, thinking, contemplative, philosophical, intelligent, clever, smart, elegant, graceful, loyal, polite, gentlemanly, studious, ladylike, independent",
  ),
  says(
    { mood: "playful" },
    "playful, playing, plays, play, frisky, bouncy, hyper, jugueton, joueur, verspielt, verspielte",
  ),
  says(
    { mood: "mischievous" },
    "mischievous, cheeky, naughty, rascally, impish, sneaky, sly, cunning, devious, trickster, troublemaker, prankster, scheming, plotting, up to no good, chaotic, wily, crafty, roguish, 调皮",
  ),
  says(
    { mood: "silly" },
    "silly, derpy, goofy, funny, clownish, winking, wink, winks, wacky, zany, quirky, goofball, dopey, cross eyed, tongue out, sticking its tongue out, 😜, 😝, 🤪, 😉",
  ),
  says(
    { mood: "smug" },
    "smug, sassy, smirking, smirk, self satisfied, cocky, snobbish, snooty, sarcastic, haughty, snarky, aloof, unbothered, diva, 😏",
  ),
  says(
    { mood: "dreamy" },
    "dreamy, dreaming, daydreaming, wistful, starry eyed, lost in thought, head in the clouds, romantic dreamer, reverie, enchanted expression",
  ),
  says(
    { mood: "brave" },
    "brave, courageous, bold, heroic, fearless, determined, daring, valiant, resolute, adventurous, intrepid, gallant, valiente, mutig, mutige, courageux, coraggioso",
  ),
  says(
    { mood: "scared" },
    "scared, afraid, fearful, frightened, terrified, spooked, panicked, cowardly, trembling, petrified, alarmed, asustado, effraye, angstlich, spaventato, 害怕, 😱, 😨",
  ),
  nearest({ mood: "loving" }, "closed eyes, eyes closed, eyes shut, with its eyes closed"),
  nearest({ mood: "playful" }, "wild, crazy, feisty, spunky, witty"),
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
    "grumpy, grouchy, cranky, moody, annoyed, cross, sulky, sulking, unimpressed, crabby, irritated, disgruntled, frowning, frown, judgmental, judgemental, pouting, gruñon, grincheux, murrisch, stern, serious, skeptical, sceptical, 😾, 😒",
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
  says(
    { mood: "proud" },
    "proud, confident, regal, majestic, royal, noble, dignified, triumphant, victorious, bossy, self assured, stately, orgulloso, fier, fiere, stolz, stolze, stolzer, 骄傲, 😎",
  ),
  nearest(
    { mood: "proud" },
    "fancy, posh, classy, stylish, fashionable, dapper, glamorous, sophisticated, epic, legendary, ambitious, powerful",
  ),
  says(
    { mood: "shy" },
    "shy, timid, bashful, nervous, anxious, worried, embarrassed, modest, hiding, skittish, blushing, introverted, timido, timida, timide, schuchtern, 害羞",
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
    "standing, stands, stand, stood, upright, standing up, posing, on all fours, on four legs, de pie, debout, stehend, stehende, steht",
  ),
  says(
    { pose: "walking" },
    "walking, walks, walk, walked, strolling, strolls, stroll, wandering, wanders, marching, strutting, roaming, on a walk, tiptoeing, sauntering, hiking, trotting, caminando, marchant, laufend, 走",
  ),
  nearest(
    { pose: "walking" },
    "sneaking, climbing, climbs, travelling, traveling, riding, cycling, driving, skating, skateboarding",
  ),
  says(
    { pose: "running" },
    "running, runs, run, ran, racing, races, sprinting, sprints, dashing, dashes, galloping, jogging, zooming, zoomies, charging, rushing, corriendo, courant, rennend, 跑, 走る",
  ),
  says({ pose: "loaf" }, "loaf, loafing, loafed, loaf position, catloaf, cat loaf, bread loaf"),
  nearest({ pose: "loaf" }, "hatching"),
  says(
    { pose: "lying" },
    "lying, lies, laying, lying down, lays down, lounging, lounges, reclining, reclines, sphinx pose, lying on its side, resting, rests, tumbado, tumbada, allonge, allongee, liegend, liegt, sdraiato, sunbathing, sunning, basking, basks, relaxing on",
  ),
  nearest({ pose: "lying" }, "sploot, splooting, sprawled, sprawling, bathing, swimming pose"),
  says(
    { pose: "crouching" },
    "crouching, crouched, crouches, stalking, stalks, ready to pounce, about to pounce, prowling, prowls, creeping, creeps, hunched, lurking, lurks",
  ),
  says(
    { pose: "stretching" },
    "stretching, stretches, stretched, stretched out, having a stretch, big stretch, downward dog, doing yoga, yoga",
  ),
  says(
    { pose: "belly up" },
    "belly up, on its back, on his back, on her back, rolling over, rolling around, rolling, rolls over, upside down, tummy up, showing its belly, showing its tummy, belly rub, belly rubs, tummy rub, paws in the air, legs in the air",
  ),
  says(
    { pose: "dancing" },
    "dancing, dances, dance, danced, on hind legs, on its hind legs, on his hind legs, on her hind legs, on two legs, standing on two legs, standing on its hind legs, standing upright, begging, begs, cheering, bailando, dansant, tanzend, tanzt, ballando, 跳舞, 踊る, 💃",
  ),
  nearest(
    { pose: "dancing" },
    "juggling, clapping, spinning, twirling, conducting, celebrating with its paws up",
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
    "flying, flies, fly, floating, floats, float, hovering, soaring, drifting, gliding, surfing, levitating, falling, diving, skiing, snowboarding, skydiving, parachuting, fighting, attacking, bounding, frolicking",
  ),
  says(
    { pose: "waving" },
    "waving, waves, waved, waving hello, greeting, saying hello, saying hi, paw raised, raised paw, raising a paw, raising its paw, one paw up, paw up, hello, saludando, saluant, winkend, winkt, 👋",
  ),
  nearest(
    { pose: "waving" },
    "high five, saluting, beckoning, giving a speech, singing, sings, pointing, asking",
  ),
  says(
    { pose: "portrait" },
    "portrait, headshot, head shot, close up, closeup, close up of, bust, face only, profile picture, avatar, selfie, mugshot, retrato, 肖像",
    { weak: true },
  ),
  says(
    { pose: "portrait" },
    "full body, full body shot, whole body, full length, full shot, head to tail",
    { denied: true },
  ),
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

export const MANNER_TERMS: Term[] = [...AGES, ...BUILDS, ...SIZES, ...MOODS, ...POSES, ...NUMBERS];
