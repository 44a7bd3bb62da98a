/**
 * @module The audit of a whole database with its pictures: rows and their index rows, credits, purchases,
 * votes, pictures. It reads row after row and keeps little in memory, so that it can look at millions.
 */
import { checkAccounts } from "./accounts.ts";
import { checkContests } from "./contests.ts";
import { createFindings, type Findings } from "./findings.ts";
import { comparePictures, confirm, type PictureReader, type Suspicion } from "./pictures.ts";
import { checkRows } from "./rows.ts";

/** A picture storage that lost more than these need not be asked for each of them again. */
const MOST_SUSPICIONS = 10_000;

/** What the check reads. */
export interface IntegrityAudit {
  /** Opens the database as it is at this moment, to be read only. */
  snapshot(): Promise<Deno.Kv>;
  /** The picture storage. */
  images: PictureReader;
  /** A folder for what does not fit into memory. */
  scratch: string;
  /** Whether each picture is read as well, and not only looked for. */
  readPictures: boolean;
  /** The clock, in milliseconds since 1970; the system's by default. */
  now?: () => number;
}

/** Looks at everything. */
export async function audit(
  { snapshot, images, scratch, readPictures, now = Date.now }: IntegrityAudit,
): Promise<Findings> {
  const findings = createFindings();
  const suspicions: Suspicion[] = [];
  {
    using kv = await snapshot();
    await checkRows(kv, findings, now());
    await checkAccounts(kv, findings);
    await checkContests(kv, findings);
    const wrong = comparePictures(kv, { images, scratch, read: readPictures }, findings);
    for await (const suspicion of wrong) {
      if (suspicions.length < MOST_SUSPICIONS) suspicions.push(suspicion);
    }
  }
  if (suspicions.length > 0) {
    // The pictures were looked at later than the rows: while a site is in use, they differ for a moment.
    using later = await snapshot();
    await confirm(later, { images, suspicions, now: now() }, findings);
  }
  return findings;
}
