/**
 * The calls that other programs may make, one row each. Bodies are the schemas that check the calls.
 *
 * @module
 */
import type { $ZodType } from "zod/v4/core";
import { STICKERS } from "../../lib/characters/stickers.ts";
import { FREE_STYLES } from "../../lib/choices.ts";
import { msg } from "../../lib/i18n/translate.ts";
import { LoginRequest, RegisterRequest } from "../../lib/schemas/account.ts";
import { ApiKeyRemoval, ApiKeyRequest } from "../../lib/schemas/api_keys.ts";
import { SubmitRequest, VoteRequest } from "../../lib/schemas/contest.ts";
import { EditRequest } from "../../lib/schemas/edit_request.ts";
import { PhotoReadingRequest } from "../../lib/schemas/cat_seen.ts";
import { DescriptionRequest } from "../../lib/schemas/description_request.ts";
import { GenerateRequest } from "../../lib/schemas/generate_request.ts";
import { KittensRequest } from "../../lib/schemas/kittens_request.ts";
import { PaymentIntentRequest } from "../../lib/schemas/payments.ts";
import { RedrawRequest } from "../../lib/schemas/redraw_request.ts";
import { SaveRequest } from "../../lib/schemas/save_request.ts";
import { StoryRequest } from "../../lib/schemas/story_request.ts";
import { Selection } from "../../lib/schemas/selection.ts";
import { SketchRequest } from "../../lib/schemas/sketch_request.ts";
import type * as answers from "./answers.ts";

export interface Call {
  /** Method and path, with parameters in braces. */
  call: `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;
  summary: string;
  tag: (typeof TAGS)[number];
  /** Parameters of the query. */
  query?: Record<string, object>;
  body?: { name: string; schema: $ZodType };
  /** Of success: JSON of a named schema, a list of it, or bytes of a type. */
  answer: {
    status?: 200 | 201 | 202 | 204;
    schema?: keyof typeof answers;
    list?: keyof typeof answers;
    type?: string;
  };
  /** Statuses of failures, besides 429 and 503. */
  failures?: number[];
  /** Whether it needs a session. */
  session?: true;
}

export const TAGS = [
  msg("Session"),
  msg("Characters"),
  msg("Credits and payments"),
  msg("Community"),
  msg("Others"),
] as const;

const TEXT = { type: "string" } as const;
const PAGE = {
  limit: { type: "integer", minimum: 1, maximum: 100, default: 60 },
  cursor: TEXT,
} as const;
const PICTURE_FORM = {
  w: { type: "integer", enum: [256, 512, 1024] },
  format: { type: "string", enum: ["png", "webp"] },
} as const;
const FILTERS = {
  search: TEXT,
  style: TEXT,
  trait: TEXT,
  favorite: { type: "string", enum: ["true"] },
  sort: { type: "string", enum: ["newest", "oldest", "name"] },
} as const;
const AVATAR = {
  style: { type: "string", enum: FREE_STYLES, default: "cartoon" },
  words: { type: "string", maxLength: 200 },
  size: { type: "integer", minimum: 64, maximum: 1024, default: 256 },
} as const;
const MOOD = { type: "string", enum: STICKERS.map(({ mood }) => mood) } as const;
const CUTOUT = {
  size: { type: "integer", enum: [256, 512, 1024], default: 1024 },
  shape: { type: "string", enum: ["square", "trimmed"], default: "square" },
} as const;
const UI = { ui: { type: "string", enum: ["hosted", "embedded"] } } as const;

const session = { tag: "Session" } as const;
const keysOfUser = { tag: "Session", session: true } as const;
const characters = { tag: "Characters" } as const;
const own = { ...characters, session: true } as const;
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
const money = { tag: "Credits and payments", session: true } as const;
const community = { tag: "Community" } as const;
const others = { tag: "Others" } as const;

export const CALLS: Call[] = [
  {
    ...others,
    call: "GET /avatar/1/{file}",
    summary: msg("A cat for any text: `{text}.png`, `.webp` or `.svg`; the same for ever"),
    query: AVATAR,
    answer: { type: "image/*" },
    failures: [400, 404, 409],
  },
  {
    ...session,
    call: "GET /api/user",
    summary: msg("The signed-in user"),
    answer: { schema: "User" },
    session: true,
  },
  {
    ...session,
    call: "POST /api/register",
    summary: msg("A new account, signed in, with six credits"),
    body: { name: "RegisterRequest", schema: RegisterRequest },
    answer: { status: 201, schema: "User" },
    failures: [400, 403, 409],
  },
  {
    ...session,
    call: "POST /api/login",
    summary: msg("Signs in"),
    body: { name: "LoginRequest", schema: LoginRequest },
    answer: { schema: "User" },
    failures: [400, 401],
  },
  {
    ...keysOfUser,
    call: "GET /api/keys",
    summary: msg("The user's API keys, without their secrets"),
    answer: { list: "ApiKey" },
  },
  {
    ...keysOfUser,
    call: "POST /api/keys",
    summary: msg("A new API key; its secret is shown this once"),
    body: { name: "ApiKeyRequest", schema: ApiKeyRequest },
    answer: { status: 201, schema: "NewApiKey" },
    failures: [400, 409],
  },
  {
    ...keysOfUser,
    call: "DELETE /api/keys",
    summary: msg("Revokes an API key"),
    body: { name: "ApiKeyRemoval", schema: ApiKeyRemoval },
    answer: { status: 204 },
    failures: [400, 404],
  },
  {
    ...keysOfUser,
    call: "DELETE /api/keys/{id}",
    summary: msg("Revokes an API key"),
    answer: { status: 204 },
    failures: [404],
  },
  { ...session, call: "POST /api/logout", summary: msg("Signs out"), answer: { status: 204 } },

  {
    ...characters,
    call: "POST /api/characters/understand",
    summary: msg("What a description means; draws nothing"),
    body: { name: "DescriptionRequest", schema: DescriptionRequest },
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
  {
    ...own,
    call: "POST /api/characters",
    summary: msg("Saves a picture"),
    body: { name: "SaveRequest", schema: SaveRequest },
    answer: { status: 201, schema: "Character" },
    failures: [400, 404, 409],
  },
  {
    ...own,
    call: "GET /api/characters",
    summary: msg("The user's characters"),
    query: { ...FILTERS, ...PAGE },
    answer: { list: "Character" },
    failures: [400],
  },
  {
    ...own,
    call: "GET /api/user/characters",
    summary: msg("The user's characters"),
    query: { ...FILTERS, ...PAGE },
    answer: { list: "Character" },
    failures: [400],
  },
  {
    ...own,
    call: "GET /api/characters/recent",
    summary: msg("The user's six newest characters"),
    answer: { list: "Character" },
  },
  {
    ...characters,
    call: "GET /api/characters/{id}",
    summary: msg("A character"),
    answer: { schema: "Character" },
    failures: [404],
  },
  {
    ...own,
    call: "PATCH /api/characters/{id}",
    summary: msg("Changes a character of the user's"),
    body: { name: "EditRequest", schema: EditRequest },
    answer: { schema: "Character" },
    failures: [400, 404, 409],
  },
  {
    ...own,
    call: "POST /api/kittens",
    summary: msg("A litter of two saved cats, for 1 credit; both owners must allow it"),
    body: { name: "KittensRequest", schema: KittensRequest },
    answer: { status: 201, schema: "LitterAnswer" },
    failures: [400, 403, 404, 409, 502],
  },
  {
    ...own,
    call: "POST /api/stories",
    summary: msg("Four panels of a saved cat from four lines of words, for 4 credits"),
    body: { name: "StoryRequest", schema: StoryRequest },
    answer: { status: 201, schema: "StoryAnswer" },
    failures: [400, 403, 404, 409, 502],
  },
  {
    ...own,
    call: "GET /api/stories",
    summary: msg("The user's stories, the newest first"),
    answer: { list: "Story" },
  },
  {
    ...own,
    call: "GET /api/stories/{id}/page.png",
    summary: msg("The four panels on one page"),
    answer: { type: "image/png" },
    failures: [404, 409],
  },
  {
    ...own,
    call: "GET /api/stories/{id}/page.pdf",
    summary: msg("The same to print on A4"),
    answer: { type: "application/pdf" },
    failures: [404, 409],
  },
  {
    ...own,
    call: "DELETE /api/stories/{id}",
    summary: msg("Deletes a story"),
    answer: { schema: "Done" },
    failures: [404],
  },
  {
    ...own,
    call: "DELETE /api/characters/{id}",
    summary: msg("Deletes a character of the user's; it can be restored for a while"),
    answer: { schema: "Done" },
    failures: [404],
  },
  {
    ...own,
    call: "POST /api/characters/delete",
    summary: msg("Deletes several"),
    body: { name: "Selection", schema: Selection },
    answer: { schema: "DoneWith" },
    failures: [400],
  },
  {
    ...own,
    call: "POST /api/characters/restore",
    summary: msg("Brings several back"),
    body: { name: "Selection", schema: Selection },
    answer: { schema: "DoneWith" },
    failures: [400],
  },
  {
    ...own,
    call: "GET /api/user/characters/deleted",
    summary: msg("The user's deleted characters"),
    query: PAGE,
    answer: { list: "DeletedCharacter" },
    failures: [400],
  },
  {
    ...own,
    call: "POST /api/user/characters/deleted/{id}/restore",
    summary: msg("Brings a deleted character back"),
    answer: { schema: "Character" },
    failures: [404],
  },
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
    query: {
      style: { type: "string", enum: FREE_STYLES },
      ...notAwaited.query,
    },
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

  {
    ...money,
    call: "GET /api/user/credits",
    summary: msg("The statement"),
    answer: { schema: "Statement" },
  },
  {
    ...money,
    call: "GET /api/user/subscriptions",
    summary: msg("What the user has bought, newest first"),
    answer: { list: "Subscription" },
  },
  {
    tag: "Credits and payments",
    call: "GET /api/subscription/packages",
    summary: msg("The three products"),
    answer: { list: "Product" },
  },
  {
    tag: "Credits and payments",
    call: "GET /api/products/{productId}",
    summary: msg("A product"),
    answer: { schema: "Product" },
    failures: [404],
  },
  ...(["credit-pack", "monthly", "premium-lifetime"] as const).map((product): Call => ({
    ...money,
    call: `POST /api/subscription/${product}`,
    summary: msg("Begins a purchase"),
    query: UI,
    answer: { schema: "Checkout" },
    failures: [400, 409, 502],
  })),
  {
    ...money,
    call: "POST /api/subscription/cancel",
    summary: msg(
      "Ends the monthly plan: with its paid period, or at once when its last payment failed",
    ),
    answer: { schema: "Subscription" },
    failures: [404, 502],
  },
  {
    ...money,
    call: "POST /api/subscription/resume",
    summary: msg("Lets a canceled plan that still runs go on"),
    answer: { schema: "Subscription" },
    failures: [404, 502],
  },
  {
    ...money,
    call: "POST /api/subscription/portal",
    summary: msg("The payment provider's page with cards and invoices"),
    answer: { schema: "CustomerPortal" },
    failures: [404, 502],
  },
  {
    ...money,
    call: "POST /api/create-payment-intent",
    summary: msg("A payment by the site's own form"),
    body: { name: "PaymentIntentRequest", schema: PaymentIntentRequest },
    answer: { schema: "PaymentIntent" },
    failures: [400, 404, 409, 502],
  },

  {
    ...community,
    call: "GET /api/community/submissions",
    summary: msg("This month's entries"),
    query: { sort: { type: "string", enum: ["discover", "top", "new"] }, ...PAGE },
    answer: { list: "Submission" },
    failures: [400],
  },
  {
    ...community,
    call: "POST /api/community/submissions",
    summary: msg("Enters a character"),
    body: { name: "SubmitRequest", schema: SubmitRequest },
    answer: { status: 201, schema: "OwnSubmission" },
    failures: [400, 404, 409],
    session: true,
  },
  {
    ...community,
    call: "POST /api/community/submissions/{id}/vote",
    summary: msg("Gives an entry 1 to 5 stars"),
    body: { name: "VoteRequest", schema: VoteRequest },
    answer: { schema: "VoteAnswer" },
    failures: [400, 403, 404, 409],
    session: true,
  },
  {
    ...community,
    call: "POST /api/community/submissions/{id}/withdraw",
    summary: msg("Withdraws an entry of the user's"),
    answer: { schema: "OwnSubmission" },
    failures: [404, 409],
    session: true,
  },
  {
    ...community,
    call: "GET /api/community/winners",
    summary: msg("Last month's winners, by rank"),
    answer: { list: "Submission" },
  },
  {
    ...community,
    call: "GET /api/user/submissions",
    summary: msg("The user's entries, newest first"),
    query: PAGE,
    answer: { list: "OwnSubmission" },
    failures: [400],
    session: true,
  },
  {
    ...community,
    call: "GET /api/user/votes",
    summary: msg("The user's votes of this month"),
    answer: { list: "GivenVote" },
    session: true,
  },
  {
    ...community,
    call: "GET /api/user/notifications",
    summary: msg(
      "Votes for the user's entries since they were last read, results, a plan that ends",
    ),
    answer: { schema: "Notifications" },
    session: true,
  },
  {
    ...community,
    call: "POST /api/user/notifications/read",
    summary: msg("Marks everything told so far as read"),
    answer: { status: 204 },
    session: true,
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
