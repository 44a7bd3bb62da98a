/**
 * Everything an account has, for its owner to take along: records as JSON, pictures as they are.
 *
 * @module
 */
import type { CreditStatement } from "../../lib/credits.ts";
import { eachEntry, readBalance } from "../store/statement.ts";
import { findUser, type UserRow } from "../store/users.ts";
import { type ArchiveFile, zipped } from "./archive.ts";
import { eachGeneration } from "./belongings.ts";
import type { Estate } from "./deletion.ts";
import type { Session, Sessions, SessionSummary } from "./sessions.ts";

/** What the export knows a picture by, besides the file. */
interface ExportedPicture {
  /** Name of the file in the archive; absent when the picture is no longer kept. */
  file?: string;
  prompt: string;
  style: string;
  seed: string;
  alt: string;
  createdAt: string;
}

/** The account of this session as a ZIP. */
export function exportAccount(
  estate: Estate & { sessions: Sessions },
  session: Session,
): ReadableStream<Uint8Array> {
  return zipped(eachFile(estate, session));
}

async function* eachFile(
  { kv, images, sessions }: Estate & { sessions: Sessions },
  session: Session,
): AsyncIterable<ArchiveFile> {
  const { id } = session.user;
  const user = await findUser(kv, id);
  if (!user) return;
  yield json("account.json", publicAccount(user));
  yield json<SessionSummary[]>("sessions.json", await sessions.list(session));

  const balance = await readBalance(kv, id) ?? { available: 0, held: 0 };
  const entries = (await Array.fromAsync(eachEntry(kv, id))).reverse();
  yield json<CreditStatement>("credits.json", { ...balance, entries });

  const pictures: ExportedPicture[] = [];
  for await (const { picture, prompt, style, seed, createdAt } of eachGeneration(kv, id)) {
    if (!picture) continue;
    const bytes = await images.get(picture.imageKey);
    const file = bytes ? picture.imageKey : undefined;
    pictures.push({ file, prompt, style, seed, alt: picture.alt, createdAt });
    if (bytes) yield { name: picture.imageKey, bytes };
  }
  yield json("pictures.json", pictures);
}

function publicAccount({ id, username, email, isPremium, createdAt }: UserRow) {
  return { id, username, email, isPremium: isPremium ?? false, createdAt };
}

function json<Value>(name: string, value: Value): ArchiveFile {
  return { name, bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)) };
}
