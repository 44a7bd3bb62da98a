/**
 * @module Every key of the database. Primary rows are named by a plural noun; an index by
 * `<plural>_by_<field>` or by what its rows have in common, and holds ids, never copies. Moments are
 * milliseconds since 1970, so that a list runs in their order.
 */

export const keys = {
  /** Written by a deployment into the database it prepared. */
  installation: ["installation"],
  /** Written again and again, to see whether the database takes writes. */
  writeProbe: ["write_probe"],
  /** Where a process marks its commits. */
  commitMark: (process: string, place: number) => ["commit_marks", process, place],
  /** Names the backup that is being restored into this database. */
  restore: ["restore"],
  /** The process that does what runs by the clock. */
  cronLease: ["cron_lease"],
  /** A random secret of this installation. */
  secret: (name: string) => ["secrets", name],

  generation: (id: string) => ["generations", id],
  /** A server that draws: renewed while it has generations at work. */
  worker: (id: string) => ["workers", id],
  /** Generations still at work, by the worker that draws them. */
  openGenerations: ["generations_open"],
  openGeneration: (worker: string | number, id: string) => ["generations_open", worker, id],
  /** Generations whose picture is not saved, by when it is swept. */
  unsavedGenerations: ["generations_unsaved"],
  unsavedGeneration: (until: number, id: string) => ["generations_unsaved", until, id],
  /** Pictures of the last day, by who has them, see `recentOwner`. */
  recentGenerations: (owner: string) => ["generations_recent", owner],
  recentGeneration: (owner: string, id: string) => ["generations_recent", owner, id],
  generationByImage: (imageKey: string) => ["generations_by_image", imageKey],
  /** The generation that a client's own key stands for. */
  idempotency: (owner: string, key: string) => ["idempotency", owner, key],

  characters: ["characters"],
  character: (id: number) => ["characters", id],
  /** The ids of a user's characters. */
  charactersByUser: (userId: number) => ["characters_by_user", userId],
  characterByUser: (userId: number, id: number) => ["characters_by_user", userId, id],
  /** The ids of a character's kittens. */
  kittensOf: (parentId: number) => ["characters_by_parent", parentId],
  kittenOf: (parentId: number, id: number) => ["characters_by_parent", parentId, id],
  /** The ids of a user's characters that came from another site, by the key of their picture there. */
  importedCharacters: (userId: number) => ["characters_moved", userId],
  importedCharacter: (userId: number, origin: string) => ["characters_moved", userId, origin],
  /** The ids of characters that are or were unlisted. */
  characterBySlug: (slug: string) => ["characters_by_slug", slug],
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

  /** What is kept of a user's stories, in the order of time. */
  stories: (userId: number) => ["stories", userId],
  story: (userId: number, id: string) => ["stories", userId, id],

  submission: (id: number) => ["submissions", id],
  /** The ids of a month's entries that lists and the ranking show. */
  submissionsByPeriod: (period: string) => ["submissions_by_period", period],
  submissionByPeriod: (period: string, id: number) => ["submissions_by_period", period, id],
  submissionsByUser: (userId: number) => ["submissions_by_user", userId],
  submissionByUser: (userId: number, id: number) => ["submissions_by_user", userId, id],
  /** The id of a character's entry in a month, while it is active. */
  activeSubmission: (period: string, characterId: number) => [
    "active_submissions",
    period,
    characterId,
  ],
  /** A rating; under a name of its own once the voter's account is deleted. */
  vote: (submissionId: number, voter: number | string) => ["votes", submissionId, voter],
  votesByUser: (userId: number) => ["votes_by_user", userId],
  votesByUserIn: (userId: number, period: string) => ["votes_by_user", userId, period],
  voteByUser: (userId: number, period: string, submissionId: number) => [
    "votes_by_user",
    userId,
    period,
    submissionId,
  ],
  /** The sum of an entry's ratings. */
  pointsIn: (period: string) => ["points", period],
  points: (period: string, submissionId: number) => ["points", period, submissionId],
  /** How many ratings an entry has. */
  voteCountsIn: (period: string) => ["vote_counts", period],
  voteCount: (period: string, submissionId: number) => ["vote_counts", period, submissionId],
  /** How often an entry has been shown in a list. */
  impressionsIn: (period: string) => ["impressions", period],
  impressions: (period: string, submissionId: number) => ["impressions", period, submissionId],
  contests: ["contests"],
  contest: (period: string) => ["contests", period],
  /** Parts of the published result of a closed month, in the order of the ranking. */
  resultParts: (period: string) => ["result_parts", period],
  resultPart: (period: string, number: number) => ["result_parts", period, number],
  /** Which entries changed, by the versionstamp of the commit that changed them. */
  boardChanges: (period: string) => ["board_changes", period],
  reports: ["reports"],
  reportsOf: (submissionId: number) => ["reports", submissionId],
  report: (submissionId: number, userId: number) => ["reports", submissionId, userId],
  reportsByUser: (userId: number) => ["reports_by_user", userId],
  reportByUser: (userId: number, submissionId: number) => ["reports_by_user", userId, submissionId],
  /** What moderators have decided, in the order of time. */
  moderations: ["moderations"],
  moderation: (id: string) => ["moderations", id],
  /** How often many votes came from one address in a short time, by UTC day. */
  voteBursts: (day: string) => ["vote_bursts", day],

  /** Votes of a voter in a minute, by the process that has counted them. */
  voteRates: (minute: number, who: string) => ["vote_rates", minute, who],
  voteRate: (minute: number, who: string, process: string) => ["vote_rates", minute, who, process],

  /** What happened on the whole site in a window of time. */
  siteAttempts: (name: string, window: number) => ["site_attempts", name, window],

  /** Pictures a guest has asked for on a UTC day. */
  guestPictures: (day: string, owner: string) => ["guest_pictures", day, owner],

  /** Credits given by an owner, by the id of the form. */
  gift: (id: string) => ["gifts", id],

  purchases: ["purchases"],
  purchase: (id: string) => ["purchases", id],
  /** The ids of a user's purchases. */
  purchasesByUser: (userId: number) => ["purchases_by_user", userId],
  purchaseByUser: (userId: number, id: string) => ["purchases_by_user", userId, id],
  /** The purchase that something of a payment provider belongs to. */
  purchaseByReference: (reference: string) => ["purchases_by_reference", reference],
  /** The purchase a user has of what can be had only once at a time. */
  ongoingPurchases: ["standing_purchases"],
  ongoingPurchase: (userId: number, productId: string) => ["standing_purchases", userId, productId],
  /** What a payment provider calls a user. */
  customer: (provider: string, userId: number) => ["customers", provider, userId],
  providerEvent: (id: string) => ["provider_events", id],
  /** Events that have arrived and are still to be acted on. */
  openProviderEvents: ["provider_events_open"],
  openProviderEvent: (id: string) => ["provider_events_open", id],
  /** Up to when a provider's memory was last compared with our books. */
  reconciledUntil: (provider: string) => ["reconciled_until", provider],
  demoPayment: (id: string) => ["demo_payments", id],
  demoPayments: ["demo_payments"],
  /** Events of the demo provider that have not been taken yet. */
  demoEvents: ["demo_events"],
  demoEvent: (id: string) => ["demo_events", id],

  /** How calls to a provider ended on a UTC day that gave nothing. */
  providerOutcome: (provider: string, day: string, outcome: string) => [
    "provider_outcomes",
    provider,
    day,
    outcome,
  ],

  /** Who did what, in the order of time. */
  auditLog: ["audit_log"],
  auditEntry: (id: string) => ["audit_log", id],
  auditByAction: (action: string) => ["audit_log_by_action", action],
  auditEntryByAction: (action: string, id: string) => ["audit_log_by_action", action, id],
  /** Entries by this user or about this account. */
  auditByAccount: (userId: number) => ["audit_log_by_account", userId],
  auditEntryByAccount: (userId: number, id: string) => ["audit_log_by_account", userId, id],

  users: ["users"],
  user: (id: number) => ["users", id],
  usersByUsername: ["users_by_username"],
  usersByEmail: ["users_by_email"],
  userByUsername: (lowercase: string) => ["users_by_username", lowercase],
  userByEmail: (lowercase: string) => ["users_by_email", lowercase],
  /** Who may open an account; absent until an owner has set it. */
  registrationMode: ["registration_mode"],
  invitations: ["invitations"],
  invitation: (id: string) => ["invitations", id],
  invitationByToken: (token: string) => ["invitations_by_token", token],
  /** The ids of the owners of the site. */
  owners: ["owners"],
  owner: (id: number) => ["owners", id],
  /** Accounts that were deleted while what belonged to them is still being removed. */
  deletions: ["deletions"],
  deletion: (userId: number) => ["deletions", userId],
  session: (tokenHash: string) => ["sessions", tokenHash],
  /** The token hash of each session, by the session's public id. */
  sessionsByUser: (userId: number) => ["sessions_by_user", userId],
  sessionByUser: (userId: number, id: string) => ["sessions_by_user", userId, id],
  /** Links with which a new password is chosen, by the hash of their token. */
  passwordLink: (tokenHash: string) => ["password_links", tokenHash],
  /** Links with which an e-mail is verified, by the hash of their token. */
  emailLink: (tokenHash: string) => ["email_links", tokenHash],
  /** By the hash of its secret. */
  apiKey: (tokenHash: string) => ["api_keys", tokenHash],
  /** The hash of each key, by its public id. */
  apiKeysByUser: (userId: number) => ["api_keys_by_user", userId],
  apiKeyByUser: (userId: number, id: string) => ["api_keys_by_user", userId, id],
  /** Which of their notifications a user has read. */
  notifications: (userId: number) => ["notifications", userId],
  /** By the credential's id. */
  passkey: (id: string) => ["passkeys", id],
  /** The ids of a user's passkeys. */
  passkeysByUser: (userId: number) => ["passkeys_by_user", userId],
  passkeyByUser: (userId: number, id: string) => ["passkeys_by_user", userId, id],
  /** Challenges that no passkey has answered yet. */
  passkeyChallenge: (challenge: string) => ["passkey_challenges", challenge],
  balance: (userId: number) => ["balances", userId],
  ledger: (userId: number) => ["ledger", userId],
  ledgerEntry: (userId: number, id: string) => ["ledger", userId, id],
  /** The highest id handed out so far. */
  sequence: (name: string) => ["sequences", name],
  /** Attempts of a client in a window of time. */
  attempts: (name: string, window: number, who: string) => ["attempts", name, window, who],
} satisfies Record<string, Deno.KvKey | ((...parts: never[]) => Deno.KvKey)>;
