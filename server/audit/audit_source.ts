/**
 * @module The audit of a site or of a backup: its database is copied first, so that all rows are of one
 * moment and nothing is written to it.
 */
import { join } from "node:path";
import { copyDatabase } from "../store/database/copy/database_copy.ts";
import type { Config } from "../config.ts";
import { audit } from "./audit.ts";
import type { Findings } from "./findings.ts";
import type { PictureReader } from "./pictures.ts";

/** Throws `ConfigError` when there is no database. */
export async function auditSource(
  { database, images }: { database: Pick<Config, "kvUrl">; images: PictureReader },
  { readPictures = true }: { readPictures?: boolean } = {},
): Promise<Findings> {
  const scratch = await Deno.makeTempDir({ prefix: "purrtrait-audit-" });
  let copies = 0;
  try {
    return await audit({
      async snapshot() {
        const copy = join(scratch, `copy-${copies++}.sqlite3`);
        await copyDatabase(database, copy);
        return await Deno.openKv(copy);
      },
      images,
      scratch,
      readPictures,
    });
  } finally {
    await Deno.remove(scratch, { recursive: true });
  }
}
