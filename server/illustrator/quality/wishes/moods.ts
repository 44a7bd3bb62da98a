/** @module Whether a cat looks as a wish says it feels. */
import { catsOf } from "./cats.ts";
import type { Picture } from "./seen.ts";
import type { Sight } from "./wish.ts";

/** The faces that show a feeling; the mood of the recipe draws the face. */
const FACES: readonly [RegExp, readonly string[]][] = [
  [/judg/, ["grumpy", "suspicious", "smug"]],
  [/exhausted|worn out|burn(?:t|ed) out/, ["sleepy", "sad"]],
  [/gloomy/, ["sad"]],
  [/sneaky|scheming|cunning/, ["mischievous", "smug"]],
  [/indifferent|unbothered|doesn't care/, ["bored", "calm", "smug"]],
  [/crazy|manic|unhinged|deranged/, ["silly", "laughing", "mischievous"]],
  [/bossy|in charge/, ["proud", "grumpy", "smug"]],
  [/fed up/, ["grumpy", "bored", "sad"]],
  [/joy|triumph/, ["happy", "laughing", "proud"]],
  [/guilt|ashamed|sheepish|remorse/, ["guilty"]],
  [/confus|puzzl|baffl|perplex|bewilder/, ["confused", "surprised"]],
  [/suspicious|sceptical|skeptical|wary|distrust|squint/, ["suspicious"]],
  [/worried|nervous|anxious|stress|uneasy|concerned/, ["worried", "scared"]],
  [/embarrass|blush/, ["shy", "guilty"]],
  [/thoughtful|pensive/, ["calm", "dreamy"]],
  [/bliss|laugh|amused|excited|delight/, ["happy", "laughing", "loving", "playful", "calm"]],
  [/grin/, ["happy", "mischievous", "playful", "smug", "silly"]],
  [/disappoint|miserable|despair/, ["sad", "grumpy"]],
  [/grumpy|annoyed|cross|unhappy|upset|stern|serious|cranky|not amused/, [
    "grumpy",
    "angry",
    "sad",
    "brave",
    "proud",
  ]],
  [/disgust|grossed/, ["disgusted"]],
  [/snooty|snobb|haughty|aloof|disdain|superior/, ["smug", "proud", "bored"]],
  [/confident|posh|fancy|self-assured/, ["proud", "smug", "brave", "calm"]],
  [/evil|wicked|villain|sinister|menacing/, ["mischievous", "angry", "smug"]],
  [/gentle|tender/, ["calm", "loving", "shy", "dreamy"]],
  [/scream/, ["scared", "surprised", "angry"]],
  [/angry|furious|mad\b/, ["angry", "grumpy"]],
  [/sad|melanchol|lonely|crying/, ["sad"]],
  [/happy|friendly|cheerful|joyful|smil|merry/, ["happy", "playful", "loving"]],
  [/shy|timid/, ["shy"]],
  [/scared|afraid|frightened|terrified|panic/, ["scared", "surprised"]],
  [/surpris|shocked|astonish/, ["surprised", "scared"]],
  [/proud|elegant|dignified|noble|regal|majestic|royal/, ["proud", "brave", "smug", "calm"]],
  [/brave|heroic|determined|fierce/, ["brave", "proud", "angry"]],
  [/smug|mischie|cheeky|sly|naughty/, ["smug", "mischievous"]],
  [/calm|peaceful|zen|relaxed|cosy|cozy|content|serene/, [
    "calm",
    "sleepy",
    "loving",
    "dreamy",
    "happy",
  ]],
  [/bored/, ["bored", "sleepy", "calm", "grumpy"]],
  [/lazy|sleepy|tired|drowsy/, ["sleepy", "calm", "grumpy"]],
  [/dream|romantic|loving|in love|affection/, ["dreamy", "loving"]],
  [/curious|interested|inquisitive/, ["curious", "surprised"]],
  [/silly|funny|goofy|odd-looking|weird/, ["silly", "playful", "mischievous", "laughing"]],
  [/cute|adorable|sweet|playful/, ["playful", "happy", "shy", "loving", "curious", "silly"]],
];

/** Whether some cat looks so; other creatures and the air of a picture are not decided. */
export function hasMood(picture: Picture, text: string): Sight {
  const asked = text.toLowerCase();
  if (/^(?:dog|sun|gnome|smiling sun)\b/.test(asked)) return undefined;
  if (
    /thoughtful|pensive/.test(asked) && catsOf(picture).some(({ look }) => look.pose === "thinking")
  ) {
    return true;
  }
  if (/scream/.test(asked) && catsOf(picture).some(({ look }) => look.pose === "meowing")) {
    return true;
  }
  const faces = FACES.find(([pattern]) => pattern.test(asked));
  if (!faces) return undefined;
  return catsOf(picture).some(({ look }) => faces[1].includes(look.mood));
}
