/** @module The stickers that can be made of a character: one for each mood. */
import { msg } from "../i18n/translate.ts";

/** What one sticker shows, and the emoji it stands for in a messenger. */
export interface StickerKind {
  /** The mood of the cat; names the sticker. */
  mood: string;
  /** What the mood is called on screen. */
  name: string;
  /** What its body does. */
  pose: string;
  /** One to three. */
  emojis: string[];
}

/** Every sticker, the twelve of a usual pack first. */
export const STICKERS: readonly StickerKind[] = [
  { mood: "happy", name: msg("happy"), pose: "waving", emojis: ["👋", "😊"] },
  { mood: "loving", name: msg("loving"), pose: "sitting", emojis: ["😻", "❤️"] },
  { mood: "playful", name: msg("playful"), pose: "dancing", emojis: ["🎉", "💃"] },
  { mood: "silly", name: msg("silly"), pose: "sitting", emojis: ["😜", "🤪"] },
  { mood: "surprised", name: msg("surprised"), pose: "sitting upright", emojis: ["😮", "🙀"] },
  { mood: "sad", name: msg("sad"), pose: "sitting", emojis: ["😿", "😢"] },
  { mood: "angry", name: msg("angry"), pose: "arched back", emojis: ["😾", "😠"] },
  { mood: "sleepy", name: msg("sleepy"), pose: "loaf", emojis: ["😴", "🥱"] },
  { mood: "proud", name: msg("proud"), pose: "flexing", emojis: ["💪", "😎"] },
  { mood: "shy", name: msg("shy"), pose: "facepalm", emojis: ["🤦", "🙈"] },
  { mood: "smug", name: msg("smug"), pose: "lying", emojis: ["😏", "😼"] },
  { mood: "calm", name: msg("calm"), pose: "meditating", emojis: ["🧘", "😌"] },
  { mood: "scared", name: msg("scared"), pose: "crouching", emojis: ["😨", "😱"] },
  { mood: "curious", name: msg("curious"), pose: "standing", emojis: ["🤔", "🧐"] },
  { mood: "grumpy", name: msg("grumpy"), pose: "sitting", emojis: ["😒", "🙄"] },
  { mood: "mischievous", name: msg("mischievous"), pose: "sneaking", emojis: ["😈", "🤭"] },
  { mood: "dreamy", name: msg("dreamy"), pose: "belly up", emojis: ["✨", "🥰"] },
  { mood: "brave", name: msg("brave"), pose: "saluting", emojis: ["🫡", "👍"] },
];

/** How many stickers a pack may have: both messengers take them. */
export const PACK = { least: 3, usual: 12, most: STICKERS.length };

/** The moods of a usual pack. */
export const USUAL_MOODS: readonly string[] = STICKERS.slice(0, PACK.usual)
  .map(({ mood }) => mood);
