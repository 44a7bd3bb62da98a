/** @module From a description or a photo to a picture. */
import { msg } from "../../../lib/i18n/translate.ts";
import { PhotoReadingRequest } from "../../../lib/schemas/cat_seen.ts";
import { GenerateRequest } from "../../../lib/schemas/generate_request.ts";
import { RedrawRequest } from "../../../lib/schemas/redraw_request.ts";
import { SketchRequest } from "../../../lib/schemas/sketch_request.ts";
import { UnderstandRequest } from "../../../lib/schemas/understand_request.ts";
import type { Call } from "./call.ts";

const characters = { tag: "Characters" } as const;
const own = { ...characters, session: true } as const;

export const DRAWING_CALLS: Call[] = [
  {
    ...characters,
    call: "POST /api/characters/understand",
    summary: msg("What a description means; draws nothing"),
    body: { name: "UnderstandRequest", schema: UnderstandRequest },
    answer: { schema: "Understanding" },
    failures: [400],
  },
  {
    ...characters,
    call: "POST /api/characters/generate",
    summary: msg("Draws a picture, for 1 credit, with a photo 2"),
    body: { name: "GenerateRequest", schema: GenerateRequest },
    answer: { schema: "GeneratedCharacter" },
    failures: [400, 401, 403, 409, 413, 415, 502],
  },
  {
    ...characters,
    call: "POST /api/characters/sketch",
    summary: msg("A sketch of what generate draws with the same seed"),
    body: { name: "SketchRequest", schema: SketchRequest },
    answer: { type: "image/webp" },
    failures: [400, 403, 404, 409],
  },
  {
    ...own,
    call: "POST /api/characters/read-photo",
    summary: msg("The cat that a photo shows, for `seen`; draws nothing"),
    body: { name: "PhotoReadingRequest", schema: PhotoReadingRequest },
    answer: { schema: "PhotoReading" },
    failures: [400, 409, 413, 415],
  },
  {
    ...characters,
    call: "POST /api/characters/redraw",
    summary: msg("The same cat with changes"),
    body: { name: "RedrawRequest", schema: RedrawRequest },
    answer: { schema: "RedrawnCharacter" },
    failures: [400, 403, 404, 409],
  },
  {
    ...characters,
    call: "GET /api/generations",
    summary: msg("The pictures of the last day, newest first"),
    answer: { list: "RecentPicture" },
  },
];
