/**
 * @module Keeping characters: saving what was drawn, finding it again, changing what is said of it.
 */
import { characterNotFound, orNotFound } from "./or_not_found.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import { DEFAULT_COLOUR_SCHEME } from "../../lib/choices.ts";
import type { Neighbour, Neighbours } from "../../lib/characters/character_data.ts";
import type { EditRequest } from "../../lib/schemas/edit_request.ts";
import type { SaveRequest } from "../../lib/schemas/save_request.ts";
import { Failure } from "../failures/failure.ts";
import { noPicture } from "../images/picture_failures.ts";
import { isPictureKey } from "../images/picture_key.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { editCharacter, type EditRefusal } from "../store/characters/character_editing.ts";
import { findCharacter, saveCharacter } from "../store/characters/characters.ts";
import { collectionState, listCharacters } from "../store/characters/collections.ts";
import { openSequence } from "../store/database/sequences.ts";
import { findByImage } from "../store/generations/generation_lookups.ts";
import type { GenerationRow } from "../store/generations/generation_row.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import { type CollectionQuery, createCollection } from "./collection.ts";
import { publicCharacter } from "./public_character.ts";
import { findVisible, visibleRow } from "./visibility.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** How many characters count as recent. */
const RECENT = 6;

/** Why a change conflicts with what the character is. */
const REFUSED: Record<Exclude<EditRefusal, "notFound" | "noPicture">, string> = {
  competes: msg("It takes part in this month's contest. Withdraw it there first."),
  pictureCompetes: msg(
    "This picture takes part in the contest and stays as it is. Save the change as a new character.",
  ),
  born: msg("The sex of a kitten is that of its birth."),
  alwaysFemale: msg(
    "A tortoiseshell or calico cat is female: orange and another colour need two X chromosomes.",
  ),
};

/** A page of characters. */
export interface CharacterList {
  /** In the order of the query. */
  characters: SavedCharacter[];
  /** How many there are on all pages. */
  total: number;
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** The saved characters of users. */
export interface Characters {
  /**
   * Keeps what was drawn. Throws `notFound` for another user's picture, `conflict` the second time.
   */
  save(userId: number, request: Omit<SaveRequest, "prompt" | "style">): Promise<SavedCharacter>;
  /**
   * The same for a form, which a second click sends again: the number of the character that the user
   * has of this picture already. Accessories and colours are those it was drawn with.
   */
  saveOnce(
    userId: number,
    request: Pick<SaveRequest, "imageUrl" | "name" | "traits">,
  ): Promise<number>;
  /** What this visitor sees there, a guest without an id. Throws `notFound` for nothing. */
  find(ref: CharacterRef, viewerId?: number): Promise<SavedCharacter>;
  /** The same with a version that differs after each change; null for nothing. */
  look(
    ref: CharacterRef,
    viewerId?: number,
  ): Promise<{ character: SavedCharacter; version: string } | null>;
  /**
   * Changes a character of this user. Throws `notFound` when there is none, `conflict` when it takes
   * part in the contest and is to be unlisted.
   */
  edit(userId: number, id: number, request: EditRequest): Promise<SavedCharacter>;
  /**
   * A page of the user's characters that pass the filters. Throws `invalid` for an unknown cursor.
   */
  list(userId: number, query: CollectionQuery): Promise<CharacterList>;
  /** The user's newest characters. */
  recent(userId: number): Promise<SavedCharacter[]>;
  /** A text that is another one after each change of one of the user's characters. */
  version(userId: number): Promise<string>;
  /** Every trait of the user's characters, once. */
  traits(userId: number): Promise<string[]>;
  /**
   * The characters before and after this one in the user's list. Throws `notFound` when the user
   * has no such character.
   */
  neighbours(userId: number, id: number): Promise<Neighbours>;
}

/** What characters work with. */
export interface CharacterDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Called with the key of each picture that has been saved. */
  onSaved?: (imageKey: string) => void;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** Saved characters in this database. */
export function createCharacters(
  { kv, onSaved, now = () => new Date() }: CharacterDeps,
): Characters {
  const nextId = openSequence(kv, "characters");
  const collection = createCollection({ kv });

  async function save(
    userId: number,
    { imageUrl, name, traits, accessories, colorScheme }: Omit<SaveRequest, "prompt" | "style">,
  ): Promise<SavedCharacter> {
    if (!isPictureKey(imageUrl)) throw noPicture();
    refuseProfanity({ name, traits });
    const details = { name, traits, accessories, colorScheme };
    const id = await nextId();
    const saved = orConflict(await saveCharacter(kv, { id, userId, imageKey: imageUrl, details }));
    if (saved === "notFound") throw noPicture();
    if (saved === "taken") throw new Failure("conflict", t("This character is saved already."));
    onSaved?.(imageUrl);
    return publicCharacter(saved);
  }

  function findDrawn(imageKey: string): Promise<GenerationRow | null> {
    return isPictureKey(imageKey) ? findByImage(kv, imageKey) : Promise.resolve(null);
  }

  async function savedBefore(userId: number, imageKey: string): Promise<number | undefined> {
    const id = (await findDrawn(imageKey))?.characterId;
    const row = id === undefined ? null : await findCharacter(kv, id);
    return row?.userId === userId ? id : undefined;
  }

  return {
    save,

    async saveOnce(userId, request) {
      const drawn = await findDrawn(request.imageUrl);
      const { accessories = [], colorScheme = DEFAULT_COLOUR_SCHEME } = drawn ?? {};
      try {
        return (await save(userId, { ...request, accessories, colorScheme })).id;
      } catch (error) {
        const id = await savedBefore(userId, request.imageUrl);
        if (id === undefined) throw error;
        return id;
      }
    },

    async find(ref, viewerId) {
      return publicCharacter(await visibleRow(kv, ref, viewerId));
    },

    async look(ref, viewerId) {
      const found = await findVisible(kv, ref, viewerId);
      return found && { character: publicCharacter(found.row), version: found.version };
    },

    async edit(userId, id, { favorite, imageUrl, ...request }) {
      const { name, prompt, traits } = request;
      refuseProfanity({ name, prompt, traits });
      if (imageUrl !== undefined && !isPictureKey(imageUrl)) throw noPicture();
      const changes = { ...request, ...(favorite && { favorite: favorite === "true" }) };
      const editing = { id, userId, changes, imageKey: imageUrl, at: now() };
      const edited = orConflict(await editCharacter(kv, editing));
      if (typeof edited === "string") throw refusedEdit(edited);
      if (imageUrl !== undefined) onSaved?.(imageUrl);
      return publicCharacter(edited);
    },

    async list(userId, query) {
      const { rows, ...page } = await collection.page(userId, query);
      return { characters: rows.map(publicCharacter), ...page };
    },

    async recent(userId) {
      return (await listCharacters(kv, userId, { limit: RECENT })).map(publicCharacter);
    },

    async version(userId) {
      return (await collectionState(kv, userId)).version;
    },

    traits: (userId) => collection.traits(userId),

    async neighbours(userId, id) {
      if (orNotFound(await findCharacter(kv, id)).userId !== userId) throw characterNotFound();
      const beside = (order: "newest" | "oldest") =>
        listCharacters(kv, userId, { limit: 1, after: id, order });
      const [[newer], [older]] = await Promise.all([beside("oldest"), beside("newest")]);
      return { previous: newer && neighbour(newer), next: older && neighbour(older) };
    },
  };
}

function refusedEdit(why: EditRefusal): Failure {
  if (why === "notFound") return characterNotFound();
  if (why === "noPicture") return noPicture();
  return new Failure("conflict", t(REFUSED[why]));
}

function neighbour({ id, name, isUnlisted, slug }: CharacterRow): Neighbour {
  return { id, name, ...(isUnlisted && { slug }) };
}
