/**
 * @module Importing the export of an account.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/account/import | the ZIP of an export | 200 `ImportResult` · 400 no export · 401 · 413 · 415 · 429 |
 */
import { Hono } from "hono";
import { MAX_ARCHIVE_BYTES } from "../../lib/account_import.ts";
import { Failure } from "../failures/failure.ts";
import { createByteBudget } from "../http/byte_budget.ts";
import type { AppEnv } from "../http/env.ts";
import { requireUser } from "../http/session.ts";
import { readBytes } from "../http/text_body.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Browsers on Windows call it the second. */
const TYPES = ["application/zip", "application/x-zip-compressed"];

/** One of the largest at a time, with smaller ones beside it. */
const BYTES_IN_FLIGHT = MAX_ARCHIVE_BYTES * 1.3;

const PATIENCE_MS = 10_000;

/** The call that imports an export. Throws `unsupported` for a body whose type is no ZIP's. */
export function accountImportRoutes(
  { accountImport }: Pick<Services, "accountImport">,
): Hono<AppEnv> {
  const limits = { budget: createByteBudget(BYTES_IN_FLIGHT), patienceMs: PATIENCE_MS };

  return new Hono<AppEnv>().post("/api/account/import", async function importAccount(c) {
    const { id } = requireUser(c);
    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (!type || !TYPES.includes(type)) {
      throw new Failure("unsupported", t("The archive must be sent as application/zip."));
    }
    return c.json(
      await accountImport.run(id, await readBytes(c.req.raw, MAX_ARCHIVE_BYTES, limits)),
    );
  });
}
