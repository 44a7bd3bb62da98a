/**
 * Every key of the database. Primary rows are named by a plural noun; an index by `<plural>_by_<field>` or
 * by what its rows have in common, and holds ids, never copies. Moments are milliseconds since 1970, so
 * that a list runs in their order.
 *
 * @module
 */

export const keys = {
  /** Written by a deployment into the database it prepared. */
  installation: ["installation"],
  /** A random secret of this installation. */
  secret: (name: string) => ["secrets", name],

  generation: (id: string) => ["generations", id],
  /** Generations still at work, by the end of their lease. */
  openGenerations: ["generations_open"],
  openGeneration: (leaseUntil: number, id: string) => ["generations_open", leaseUntil, id],
  /** Generations whose picture nobody has saved, by when it is swept. */
  unsavedGenerations: ["generations_unsaved"],
  unsavedGeneration: (until: number, id: string) => ["generations_unsaved", until, id],
  generationByImage: (imageKey: string) => ["generations_by_image", imageKey],
  /** The generation that a client's own key stands for. */
  idempotency: (owner: string, key: string) => ["idempotency", owner, key],

  characters: ["characters"],
  character: (id: number) => ["characters", id],
  /** The ids of a user's characters. */
  charactersByUser: (userId: number) => ["characters_by_user", userId],
  characterByUser: (userId: number, id: number) => ["characters_by_user", userId, id],
  /** How many characters a user has; its version changes with each of them. */
  collection: (userId: number) => ["collections", userId],
  deletedCharacter: (id: number) => ["deleted_characters", id],
  /** The ids of a user's deleted characters, by when they are gone for good. */
  deletedCharactersByUser: (userId: number) => ["deleted_characters_by_user", userId],
  deletedCharacterByUser: (userId: number, until: number, id: number) => [
    "deleted_characters_by_user",
    userId,
    until,
    id,
  ],
  deletedCharactersUntil: ["deleted_characters_until"],
  deletedCharacterUntil: (until: number, id: number) => ["deleted_characters_until", until, id],

  /** Pictures a guest has asked for on a UTC day. */
  guestPictures: (day: string, owner: string) => ["guest_pictures", day, owner],

  /** How calls to a provider ended on a UTC day that gave nothing. */
  providerOutcome: (provider: string, day: string, outcome: string) => [
    "provider_outcomes",
    provider,
    day,
    outcome,
  ],

  user: (id: number) => ["users", id],
  userByUsername: (lowercase: string) => ["users_by_username", lowercase],
  userByEmail: (lowercase: string) => ["users_by_email", lowercase],
  /** Accounts that were deleted while what belonged to them is still being removed. */
  deletions: ["deletions"],
  deletion: (userId: number) => ["deletions", userId],
  session: (tokenHash: string) => ["sessions", tokenHash],
  /** The token hash of each session, by the session's public id. */
  sessionsByUser: (userId: number) => ["sessions_by_user", userId],
  sessionByUser: (userId: number, id: string) => ["sessions_by_user", userId, id],
  balance: (userId: number) => ["balances", userId],
  ledger: (userId: number) => ["ledger", userId],
  ledgerEntry: (userId: number, id: string) => ["ledger", userId, id],
  /** The highest id handed out so far. */
  sequence: (name: string) => ["sequences", name],
  /** Attempts of somebody in a window of time. */
  attempts: (name: string, window: number, who: string) => ["attempts", name, window, who],
} satisfies Record<string, Deno.KvKey | ((...parts: never[]) => Deno.KvKey)>;
