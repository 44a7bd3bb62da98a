/**
 * @module Everything an account has, for its owner to take along: records as JSON, pictures as they are.
 */
import type { CreditStatement } from "../../lib/credits.ts";
import type { SessionSummary } from "../../lib/session_summary.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { listAudit, recordAudit } from "../store/accounts/audit_log.ts";
import { eachCharacter } from "../store/characters/collections.ts";
import { eachDeleted } from "../store/characters/deleted_characters.ts";
import type { GenerationRow } from "../store/generations/generation_row.ts";
import { type PictureChoices, pictureChoices } from "../store/generations/picture_choices.ts";
import type { PurchaseRow } from "../store/payments/purchase_row.ts";
import { listApiKeys } from "../store/accounts/api_keys.ts";
import { readNotifications } from "../store/accounts/notifications.ts";
import { listPasskeys } from "../store/accounts/passkeys.ts";
import { eachPurchase } from "../store/payments/purchases.ts";
import { eachReportBy } from "../store/contest/reports.ts";
import { eachEntry, readBalance } from "../store/credits/statement.ts";
import { eachSubmissionOf } from "../store/contest/submission_lists.ts";
import { listStories } from "../store/stories/stories.ts";
import { findUser } from "../store/accounts/users.ts";
import type { UserRow } from "../store/accounts/user_row.ts";
import { eachVoteOf } from "../store/contest/votes.ts";
import { type ArchiveFile, zipped } from "../archives/archive.ts";
import { eachPaidGeneration } from "./paid_generations.ts";
import type { DeletionDeps } from "./deletion.ts";
import type { Session, Sessions } from "./sessions.ts";

/** A picture as the export describes it. */
interface ExportedPicture extends DescribedPicture {
  /** Name of its file in the archive; absent when the picture is no longer kept. */
  file?: string;
  alt: string;
}

/** What it says of each picture drawn. */
type DescribedPicture = PictureChoices & Pick<GenerationRow, "createdAt">;

/** What is looked through. */
interface ExportDeps extends Pick<DeletionDeps, "kv" | "images"> {
  sessions: Sessions;
  now: () => Date;
}

/** Entries read at once. */
const AUDIT_PAGE = 200;

/** Prices in pence. */
type ExportedPurchase = Pick<
  PurchaseRow,
  "id" | "productId" | "status" | "price" | "credits" | "payments" | "createdAt" | "endDate"
>;

/** The account of this session as a ZIP. */
export function exportAccount(deps: ExportDeps, session: Session): ReadableStream<Uint8Array> {
  return zipped(eachFile(deps, session));
}

async function* eachFile(
  { kv, images, sessions, now }: ExportDeps,
  session: Session,
): AsyncIterable<ArchiveFile> {
  const { id } = session.user;
  const user = await findUser(kv, id);
  if (!user) return;
  await recordAudit(kv, { at: now(), actor: id, action: "data_exported" });
  yield json("account.json", publicAccount(user));
  yield json("activity.json", await Array.fromAsync(eachActivity(kv, id, now())));
  yield json<SessionSummary[]>("sessions.json", await sessions.list(session));

  const passkeys = await listPasskeys(kv, id);
  yield json(
    "passkeys.json",
    passkeys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
  );
  const apiKeys = await listApiKeys(kv, id);
  yield json(
    "api_keys.json",
    apiKeys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
  );
  const balance = await readBalance(kv, id) ?? { available: 0, held: 0 };
  const entries = (await Array.fromAsync(eachEntry(kv, id))).reverse();
  yield json<CreditStatement>("credits.json", { ...balance, entries });

  const purchases = await Array.fromAsync(eachPurchase(kv, id));
  yield json<ExportedPurchase[]>("purchases.json", purchases.map(describePurchase));

  const pictures: ExportedPicture[] = [];
  for await (const row of eachPaidGeneration(kv, id)) {
    if (!row.picture) continue;
    const { imageKey, alt } = row.picture;
    const bytes = await images.get(imageKey);
    pictures.push({ ...describe(row), file: bytes ? imageKey : undefined, alt });
    if (bytes) yield { name: imageKey, bytes };
  }
  yield json<ExportedPicture[]>("pictures.json", pictures);
  yield json("stories.json", await listStories(kv, id));
  yield json("submissions.json", await Array.fromAsync(eachSubmissionOf(kv, id)));
  yield json("votes.json", await Array.fromAsync(eachVoteOf(kv, id)));
  yield json("notifications.json", (await readNotifications(kv, id)).read);
  yield json("reports.json", await Array.fromAsync(eachReportBy(kv, id)));

  const included = new Set(pictures.map(({ file }) => file));
  const lists = { characters: eachCharacter, deleted_characters: eachDeleted };
  for (const [list, each] of Object.entries(lists)) {
    const characters: CharacterRow[] = [];
    for await (const character of each(kv, id)) {
      characters.push(character);
      // One that was drawn as a guest and saved later is no picture the account paid for.
      const isMissing = !included.has(character.imageKey);
      const bytes = isMissing ? await images.get(character.imageKey) : null;
      if (bytes) yield { name: character.imageKey, bytes };
    }
    yield json<CharacterRow[]>(`${list}.json`, characters);
  }
}

/** What the audit log has about an account, the newest first. Other actors are left out. */
async function* eachActivity(kv: Deno.Kv, account: number, now: Date) {
  let cursor: string | undefined;
  do {
    const page = await listAudit(kv, { account, limit: AUDIT_PAGE, cursor }, now);
    for (const { at, actor, action, detail } of page.entries) {
      yield { at, action, detail, byYou: actor === account };
    }
    cursor = page.next;
  } while (cursor);
}

function publicAccount(user: UserRow) {
  const {
    id,
    username,
    email,
    emailVerified = false,
    pendingEmail,
    isPremium,
    hidesProfile,
    createdAt,
  } = user;
  return {
    id,
    username,
    email,
    emailVerified,
    pendingEmail,
    isPremium: isPremium ?? false,
    hasPublicProfile: !hidesProfile,
    createdAt,
  };
}

function describePurchase(row: PurchaseRow): ExportedPurchase {
  const { id, productId, status, price, credits, payments, createdAt, endDate } = row;
  return { id, productId, status, price, credits, payments, createdAt, endDate };
}

function describe(row: GenerationRow): DescribedPicture {
  return { ...pictureChoices(row), createdAt: row.createdAt };
}

function json<Value>(name: string, value: Value): ArchiveFile {
  return { name, bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)) };
}
