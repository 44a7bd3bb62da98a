/**
 * @module Stickers of a cat in its moods: one alone, and packs for messengers with all that their programs
 * ask for.
 */
import { zipSync } from "fflate";
import * as z from "zod/mini";
import { PACK, type StickerKind, STICKERS, USUAL_MOODS } from "../../../lib/characters/stickers.ts";
import type { Mood, Pose } from "../../illustrator/mod.ts";
import { type CatOfFile, fileKind } from "../file_kind.ts";
import { msg, t } from "../../../lib/i18n/translate.ts";

const SIDE = 512;

/** What WhatsApp refuses is larger: 100 KB. Telegram takes it as well. */
const MAX_BYTES = 100_000;

const MOODS = STICKERS.map(({ mood }) => mood);

/** One sticker, to look at before a pack is made. */
export const sticker = fileKind({
  name: "sticker.webp",
  type: "image/webp",
  needsSession: false,
  choices: z.object({
    mood: z._default(z.enum(MOODS), "happy"),
    size: z._default(z.enum(["256", "512"]), "512"),
  }),
  draw: (cat, { mood, size }) => drawOne(cat, kindOf(mood), Number(size)),
});

/** A pack: `mood` repeats, or lists moods between commas. */
export const stickers = fileKind({
  name: "stickers.zip",
  type: "application/zip",
  needsSession: true,
  isSlow: true,
  hasWords: true,
  choices: z.object({
    for: z._default(z.enum(["whatsapp", "telegram"]), "whatsapp"),
    mood: z.pipe(
      z._default(z.string(), USUAL_MOODS.join(",")),
      z.pipe(
        z.transform((text: string) => [...new Set(text.split(","))]),
        z.array(z.enum(MOODS)).check(z.minLength(PACK.least), z.maxLength(PACK.most)),
      ),
    ),
  }),
  offer: {
    title: msg("Stickers"),
    text: msg("Twelve moods of the same cat with a white edge, for WhatsApp and Telegram."),
    links: [
      { label: "WhatsApp", file: "stickers.zip?for=whatsapp" },
      { label: "Telegram", file: "stickers.zip?for=telegram" },
      { label: msg("Choose moods"), page: "stickers" },
    ],
  },
  async draw(cat, choices) {
    const kinds = choices.mood.map(kindOf);
    const files: Record<string, Uint8Array> = {};
    for (const [i, kind] of kinds.entries()) {
      files[fileName(i, kind)] = await drawOne(cat, kind, SIDE);
    }
    const more = choices.for === "whatsapp"
      ? await whatsAppFiles(cat, kinds)
      : await telegramFiles(cat, kinds);
    // Pictures are compressed already.
    return new Uint8Array(zipSync({ ...files, ...more }, { level: 0 }));
  },
});

async function drawOne(cat: CatOfFile, { mood, pose }: StickerKind, size: number) {
  const options = { mood: mood as Mood, pose: pose as Pose, size };
  return await cat.drawFile("sticker", cat.recipe, {
    ...options,
    format: "webp",
    maxBytes: MAX_BYTES,
  });
}

/** The list that WhatsApp's sample programs read, and the tray icon of 96 pixels. */
async function whatsAppFiles({ id, name, recipe, drawFile }: CatOfFile, kinds: StickerKind[]) {
  const pack = {
    identifier: `purrtrait-${id}`,
    name,
    publisher: "Purrtrait",
    tray_image_file: "tray.png",
    image_data_version: "1",
    avoid_cache: false,
    publisher_email: "",
    publisher_website: "",
    privacy_policy_website: "",
    license_agreement_website: "",
    stickers: kinds.map((kind, i) => ({
      image_file: fileName(i, kind),
      emojis: kind.emojis,
      accessibility_text: t("{name}, {mood}", { name, mood: t(kind.name) }),
    })),
  };
  const contents = { android_play_store_link: "", ios_app_store_link: "", sticker_packs: [pack] };
  return {
    "tray.png": await drawFile("cutout", recipe, { size: 96 }),
    "contents.json": encoded(contents),
  };
}

/** The thumbnail of 100 pixels, and which emojis to send with each file to Telegram's @Stickers. */
async function telegramFiles({ name, recipe, drawFile }: CatOfFile, kinds: StickerKind[]) {
  const list = kinds.map((kind, i) => `${fileName(i, kind)} ${kind.emojis.join("")}`);
  return {
    "thumbnail.png": await drawFile("cutout", recipe, { size: 100 }),
    "stickers.json": encoded({
      title: name,
      stickers: kinds.map((kind, i) => ({ file: fileName(i, kind), emojis: kind.emojis })),
    }),
    "README.txt": new TextEncoder().encode(
      t(
        "{name}\n\n1. Open the chat with @Stickers in Telegram and send /newpack.\n2. Send each file as a document, then its emojis:\n\n{files}\n\n3. Send /publish; thumbnail.png is for /setpackicon.\n",
        { name, files: list.join("\n") },
      ),
    ),
  };
}

function fileName(i: number, { mood }: StickerKind): string {
  return `${String(i + 1).padStart(2, "0")}_${mood}.webp`;
}

function kindOf(mood: string): StickerKind {
  return STICKERS.find((kind) => kind.mood === mood)!;
}

function encoded(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
