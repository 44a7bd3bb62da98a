/**
 * The stickers that can be made of a character: one for each mood.
 *
 * @module
 */

/** What one sticker shows, and the emoji it stands for in a messenger. */
export interface StickerKind {
  /** The mood of the cat; names the sticker. */
  mood: string;
  /** What its body does. */
  pose: string;
  /** One to three. */
  emojis: string[];
}

/** Every sticker, the twelve of a usual pack first. */
export const STICKERS: readonly StickerKind[] = [
  { mood: "happy", pose: "waving", emojis: ["👋", "😊"] },
  { mood: "loving", pose: "sitting", emojis: ["😻", "❤️"] },
  { mood: "playful", pose: "dancing", emojis: ["🎉", "💃"] },
  { mood: "silly", pose: "sitting", emojis: ["😜", "🤪"] },
  { mood: "surprised", pose: "sitting upright", emojis: ["😮", "🙀"] },
  { mood: "sad", pose: "sitting", emojis: ["😿", "😢"] },
  { mood: "angry", pose: "arched back", emojis: ["😾", "😠"] },
  { mood: "sleepy", pose: "loaf", emojis: ["😴", "🥱"] },
  { mood: "proud", pose: "flexing", emojis: ["💪", "😎"] },
  { mood: "shy", pose: "facepalm", emojis: ["🤦", "🙈"] },
  { mood: "smug", pose: "lying", emojis: ["😏", "😼"] },
  { mood: "calm", pose: "meditating", emojis: ["🧘", "😌"] },
  { mood: "scared", pose: "crouching", emojis: ["😨", "😱"] },
  { mood: "curious", pose: "standing", emojis: ["🤔", "🧐"] },
  { mood: "grumpy", pose: "sitting", emojis: ["😒", "🙄"] },
  { mood: "mischievous", pose: "sneaking", emojis: ["😈", "🤭"] },
  { mood: "dreamy", pose: "belly up", emojis: ["✨", "🥰"] },
  { mood: "brave", pose: "saluting", emojis: ["🫡", "👍"] },
];

/** How many stickers a pack may have: both messengers take them. */
export const PACK = { least: 3, usual: 12, most: STICKERS.length };

/** The moods of a usual pack. */
export const USUAL_MOODS: readonly string[] = STICKERS.slice(0, PACK.usual)
  .map(({ mood }) => mood);
