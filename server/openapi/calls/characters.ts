/** @module Saved characters, their kittens and stories. */
import { msg } from "../../../lib/i18n/translate.ts";
import { EditRequest } from "../../../lib/schemas/edit_request.ts";
import { KittensRequest } from "../../../lib/schemas/kittens_request.ts";
import { SaveRequest } from "../../../lib/schemas/save_request.ts";
import { StoryRequest } from "../../../lib/schemas/story_request.ts";
import { Selection } from "../../../lib/schemas/selection.ts";
import { type Call, PAGE, TEXT } from "./call.ts";

const characters = { tag: "Characters" } as const;
const own = { ...characters, session: true } as const;
const FILTERS = {
  search: TEXT,
  style: TEXT,
  trait: TEXT,
  favorite: { type: "string", enum: ["true"] },
  sort: { type: "string", enum: ["newest", "oldest", "name"] },
} as const;

export const CHARACTERS_CALLS: Call[] = [
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
];
