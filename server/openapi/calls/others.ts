/** @module What is for other sites and for monitoring. */
import { FREE_STYLES } from "../../../lib/choices.ts";
import { msg } from "../../../lib/i18n/translate.ts";
import { type Call, TEXT } from "./call.ts";

const others = { tag: "Others" } as const;
const AVATAR = {
  style: { type: "string", enum: FREE_STYLES, default: "cartoon" },
  words: { type: "string", maxLength: 200 },
  size: { type: "integer", minimum: 64, maximum: 1024, default: 256 },
} as const;

export const OTHERS_CALLS: Call[] = [
  {
    ...others,
    call: "GET /avatar/1/{file}",
    summary: msg("A cat for any text: `{text}.png`, `.webp` or `.svg`; the same for ever"),
    query: AVATAR,
    answer: { type: "image/*" },
    failures: [400, 404, 409],
  },
  {
    ...others,
    call: "GET /oembed",
    summary: msg("How other sites embed the character at a URL of ours"),
    query: {
      url: TEXT,
      format: { type: "string", enum: ["json"] },
      maxwidth: { type: "integer", minimum: 1 },
      maxheight: { type: "integer", minimum: 1 },
    },
    answer: { schema: "OEmbed" },
    failures: [400, 404, 501],
  },
  {
    ...others,
    call: "GET /healthz",
    summary: msg("Whether the site works"),
    answer: { schema: "Health" },
  },
];
