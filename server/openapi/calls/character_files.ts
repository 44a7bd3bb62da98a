/** @module Files of a saved character. */
import { STICKERS } from "../../../lib/characters/stickers.ts";
import { FREE_STYLES } from "../../../lib/choices.ts";
import { msg } from "../../../lib/i18n/translate.ts";
import { type Call, TEXT } from "./call.ts";

const characters = { tag: "Characters" } as const;
const own = { ...characters, session: true } as const;
const MOOD = { type: "string", enum: STICKERS.map(({ mood }) => mood) } as const;
const CUTOUT = {
  size: { type: "integer", enum: [256, 512, 1024], default: 1024 },
  shape: { type: "string", enum: ["square", "trimmed"], default: "square" },
} as const;
const print: Pick<Call, "answer" | "failures"> = {
  answer: { type: "application/pdf" },
  failures: [400, 404, 409],
};
/** Files that take seconds. */
const WAIT = {
  type: "boolean",
  description: "Answer with the file when it is drawn; otherwise the answer is 202 until then",
};
const awaited = { wait: { ...WAIT, default: true } };
const notAwaited = {
  query: { wait: { ...WAIT, default: false } },
  answer: { status: 202, schema: "FileProgress" },
} satisfies Pick<Call, "answer" | "query">;
const PICTURE_FORM = {
  w: { type: "integer", enum: [256, 512, 1024] },
  format: { type: "string", enum: ["png", "webp"] },
} as const;

export const CHARACTER_FILES_CALLS: Call[] = [
  {
    ...characters,
    call: "GET /api/characters/{id}/image",
    summary: msg("Its picture"),
    query: PICTURE_FORM,
    answer: { type: "image/*" },
    failures: [400, 404],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/card.png",
    summary: msg("The card that other sites show, 1200 × 630"),
    answer: { type: "image/png" },
    failures: [404],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/cutout.png",
    summary: msg("The cat on a clear ground"),
    query: CUTOUT,
    answer: { type: "image/png" },
    failures: [400, 404, 409],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/circle.png",
    summary: msg("The head of the cat in a circle, on a clear ground"),
    query: { size: CUTOUT.size },
    answer: { type: "image/png" },
    failures: [400, 404, 409],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/wallpaper.jpg",
    summary: msg("The cat in its place, 1080 × 1920 for a phone or 1920 × 1080 for a desktop"),
    query: { for: { type: "string", enum: ["phone", "desktop"], default: "phone" } },
    answer: { type: "image/jpeg" },
    failures: [400, 404, 409],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/banner.jpg",
    summary: msg(
      "The same for the top of a profile: 1500 × 500 (X, Bluesky, Mastodon), 1584 × 396, 1200 × 480",
    ),
    query: { for: { type: "string", enum: ["x", "linkedin", "twitch"], default: "x" } },
    answer: { type: "image/jpeg" },
    failures: [400, 404, 409],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/sticker.webp",
    summary: msg("One sticker: the cat in this mood with a white edge"),
    query: { mood: MOOD, size: { type: "integer", enum: [256, 512], default: 512 } },
    answer: { type: "image/webp" },
    failures: [400, 404, 409],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/loop.webp",
    summary: msg("The cat alive: it breathes, blinks and moves its tail"),
    answer: { type: "image/webp" },
    failures: [404, 409],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/loop.gif",
    summary: msg("The same as GIF"),
    answer: { type: "image/gif" },
    failures: [404, 409],
  },
  {
    ...own,
    call: "GET /api/characters/{id}/pet.zip",
    summary: msg(
      "A desktop pet, as ZIP (200) once it is drawn; until then how many files come first",
    ),
    query: { style: { type: "string", enum: FREE_STYLES }, ...notAwaited.query },
    answer: notAwaited.answer,
    failures: [400, 404, 409],
  },
  {
    ...own,
    call: "GET /api/characters/{id}/sprites.zip",
    summary: msg("Its frames for games (Aseprite), oneko.js or Shimeji"),
    query: {
      for: { type: "string", enum: ["aseprite", "oneko", "shimeji"], default: "aseprite" },
      ...awaited,
    },
    answer: { type: "application/zip" },
    failures: [400, 404, 409],
  },
  {
    ...own,
    call: "GET /api/characters/{id}/poster.pdf",
    summary: msg("A poster with 3 mm bleed, drawn for its paper"),
    ...print,
    query: { paper: { type: "string", enum: ["a4", "a3"], default: "a4" }, ...awaited },
  },
  {
    ...own,
    call: "GET /api/characters/{id}/card.pdf",
    summary: msg("A greeting card of A4 to fold once"),
    ...print,
    query: awaited,
  },
  {
    ...own,
    call: "GET /api/characters/{id}/colouring.pdf",
    summary: msg("A page to colour in, A4"),
    ...print,
  },
  {
    ...own,
    call: "GET /api/characters/{id}/colouring.svg",
    summary: msg("The same as a drawing"),
    answer: { type: "image/svg+xml" },
    failures: [404, 409],
  },
  {
    ...own,
    call: "GET /api/characters/{id}/chart.pdf",
    summary: msg("A cross-stitch chart with DMC threads"),
    ...print,
  },
  {
    ...own,
    call: "GET /api/characters/{id}/stickers.zip",
    summary: msg("A pack of stickers, 3 to 18; without moods, twelve"),
    query: {
      for: { type: "string", enum: ["whatsapp", "telegram"], default: "whatsapp" },
      mood: { type: "array", items: MOOD },
      ...awaited,
    },
    answer: { type: "application/zip" },
    failures: [400, 404, 409],
  },
  {
    ...own,
    call: "GET /api/characters/{id}/download",
    summary: msg("Its picture as a file"),
    answer: { type: "image/png" },
    failures: [404],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/presigned-url",
    summary: msg("A temporary URL of its picture"),
    answer: { schema: "PresignedUrl" },
    failures: [404],
  },
  {
    ...characters,
    call: "GET /api/characters/{id}/local-image",
    summary: msg("The URL of its picture on this server"),
    answer: { schema: "LocalUrl" },
    failures: [404],
  },
  {
    ...characters,
    call: "GET /api/images/presigned",
    summary: msg("A temporary URL of a picture by its key"),
    query: { key: TEXT, ...PICTURE_FORM },
    answer: { schema: "PresignedUrl" },
    failures: [400, 404],
  },
];
