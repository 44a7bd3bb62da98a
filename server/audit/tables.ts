/**
 * @module What must hold of every row by itself: which other rows have to be there with it, and what they
 * say. From this table and that of the index rows both directions are checked: every row has its index
 * rows, and every index row leads to a row that asks for it.
 */
import type { AuditEntry } from "../../lib/admin/audit_actions.ts";
import { auditIndexKeys } from "../store/accounts/audit_log.ts";
import type { ApiKeyRow } from "../store/accounts/api_keys.ts";
import type { CharacterRow, DeletedCharacterRow } from "../store/characters/character_row.ts";
import { kittenKeys } from "../store/characters/characters.ts";
import {
  type GenerationRow,
  isKept,
  isOpen,
  userIdOf,
} from "../store/generations/generation_row.ts";
import { openKey } from "../store/generations/generations.ts";
import type { InvitationRow } from "../store/accounts/invitations.ts";
import { keys } from "../store/keys.ts";
import type { OpenEvent } from "../store/payments/provider_events.ts";
import type { PasskeyRow } from "../store/accounts/passkeys.ts";
import {
  isOngoing,
  isOnlyOnce,
  namesOf,
  type PurchaseRow,
} from "../store/payments/purchase_row.ts";
import type { ReportRow } from "../store/contest/reports.ts";
import { endOf, type SessionRow } from "../store/accounts/sessions.ts";
import { isListed, type SubmissionRow } from "../store/contest/submissions.ts";
import type { UserRow } from "../store/accounts/user_row.ts";

/** Another row that has to be there. */
export interface Need {
  key: Deno.KvKey;
  /** Its exact value; absent when any will do, or when `agrees` decides. */
  value?: unknown;
  agrees?(value: unknown): boolean;
}

/** The parts of a key of ours after the name of its table. */
export type KeyParts = readonly (string | number)[];

/** Rows of one kind. */
export interface Table {
  name: string;
  /** The user a row belongs to, who must exist; null when it belongs to none. */
  owner?(row: unknown, parts: KeyParts): number | null;
  needs?(row: unknown, parts: KeyParts, now: number): Need[];
}

export const TABLES: readonly Table[] = [
  table<UserRow>("users", {
    needs: ({ id, username, email, isOwner }) => [
      { key: keys.userByUsername(username.toLowerCase()), value: id },
      // One that is still to be verified does not count yet.
      ...(email === null ? [] : [{ key: keys.userByEmail(email.toLowerCase()), value: id }]),
      { key: keys.balance(id) },
      ...(isOwner ? [{ key: keys.owner(id), value: id }] : []),
    ],
  }),
  table<SessionRow>("sessions", {
    owner: ({ userId }) => userId,
    needs: (row, [hash], now) =>
      endOf(row) < now ? [] : [{ key: keys.sessionByUser(row.userId, row.id), value: hash }],
  }),
  table<ApiKeyRow>("api_keys", {
    owner: ({ userId }) => userId,
    needs: ({ userId, id }, [hash]) => [{ key: keys.apiKeyByUser(userId, id), value: hash }],
  }),
  table<PasskeyRow>("passkeys", {
    owner: ({ userId }) => userId,
    needs: ({ userId, id }) => [{ key: keys.passkeyByUser(userId, id), value: id }],
  }),
  table("balances", { owner: (_, [userId]) => Number(userId) }),
  table("notifications", { owner: (_, [userId]) => Number(userId) }),
  table("stories", { owner: (_, [userId]) => Number(userId) }),
  table("characters_moved", { owner: (_, [userId]) => Number(userId) }),
  table("ledger", { owner: (_, [userId]) => Number(userId) }),
  table("collections", { owner: (_, [userId]) => Number(userId) }),
  table("customers", { owner: (_, [, userId]) => Number(userId) }),
  table<GenerationRow>("generations", {
    owner: (row) => isKept(row) ? userIdOf(row.owner) : null,
    needs: generationNeeds,
  }),
  table<CharacterRow>("characters", {
    owner: ({ userId }) => userId,
    needs: (row) => [
      { key: keys.characterByUser(row.userId, row.id), value: row.id },
      { key: keys.collection(row.userId) },
      ...(row.slug ? [{ key: keys.characterBySlug(row.slug), value: row.id }] : []),
      ...kittenKeys(row).map((key) => ({ key, value: row.id })),
      drawnBy(row),
      { key: keys.generationByImage(row.imageKey), value: row.generationId },
    ],
  }),
  table<DeletedCharacterRow>("deleted_characters", {
    owner: ({ userId }) => userId,
    needs: (row) => [
      { key: keys.deletedCharacterByUser(row.userId, row.until, row.id), value: row.id },
      { key: keys.deletedCharacterUntil(row.until, row.id), value: row.id },
      drawnBy(row),
    ],
  }),
  table<SubmissionRow>("submissions", { owner: ({ userId }) => userId, needs: submissionNeeds }),
  table<number>("votes", { owner: (_, [, voter]) => typeof voter === "number" ? voter : null }),
  table<ReportRow>("reports", {
    owner: ({ userId }) => userId,
    needs: ({ submissionId, userId }) => [
      { key: keys.reportByUser(userId, submissionId), value: submissionId },
    ],
  }),
  table<PurchaseRow>("purchases", {
    owner: ({ userId }) => userId,
    needs: (row) => [
      { key: keys.purchaseByUser(row.userId, row.id), value: row.id },
      ...namesOf(row).map((name) => ({ key: keys.purchaseByReference(name), value: row.id })),
      ...(isOnlyOnce(row) && isOngoing(row)
        ? [{ key: keys.ongoingPurchase(row.userId, row.productId) }]
        : []),
    ],
  }),
  table<OpenEvent>("provider_events_open", {
    needs: ({ id }) => [{ key: keys.providerEvent(id) }],
  }),
  table<InvitationRow>("invitations", {
    needs: ({ id, token }) => [{ key: keys.invitationByToken(token), value: id }],
  }),
  table<AuditEntry>("audit_log", {
    needs: (entry, [id]) =>
      auditIndexKeys(String(id), entry).map((key) => ({ key, value: String(id) })),
  }),
];

function generationNeeds(row: GenerationRow): Need[] {
  const { id, owner, state, idempotencyKey, unsavedUntil, picture } = row;
  const needs: Need[] = [];
  if (isOpen(row)) needs.push({ key: openKey(row), value: id });
  if (state !== "saved") needs.push({ key: keys.unsavedGeneration(unsavedUntil, id), value: id });
  if (idempotencyKey && (isOpen(row) || isKept(row))) {
    needs.push({ key: keys.idempotency(owner, idempotencyKey), value: id });
  }
  if (state === "settled" && picture) {
    needs.push({ key: keys.generationByImage(picture.imageKey), value: id });
  }
  return needs;
}

/** The generation of a character names the character and has its picture. */
function drawnBy({ id, generationId, imageKey }: CharacterRow): Need {
  return {
    key: keys.generation(generationId),
    agrees(value) {
      const { state, characterId, picture } = value as GenerationRow;
      return state === "saved" && characterId === id && picture?.imageKey === imageKey;
    },
  };
}

function submissionNeeds(row: SubmissionRow): Need[] {
  const { id, userId, period, characterId, status } = row;
  return [
    { key: keys.submissionByUser(userId, id), value: id },
    { key: keys.contest(period) },
    ...(isListed(row) ? [{ key: keys.submissionByPeriod(period, id), value: id }] : []),
    ...(status === "active"
      ? [{ key: keys.activeSubmission(period, characterId), value: id }]
      : []),
  ];
}

/** The rows of a table are what this product has written there. */
function table<Row>(name: string, { owner, needs }: {
  owner?(row: Row, parts: KeyParts): number | null;
  needs?(row: Row, parts: KeyParts, now: number): Need[];
}): Table {
  return {
    name,
    ...(owner && { owner: (row, parts) => owner(row as Row, parts) }),
    ...(needs && { needs: (row, parts, now) => needs(row as Row, parts, now) }),
  };
}
