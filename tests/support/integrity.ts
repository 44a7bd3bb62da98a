/** @module The integrity checker, asked within a test. */
import { checkAccounts } from "../../server/audit/accounts.ts";
import { createFindings } from "../../server/audit/findings.ts";
import { checkRows } from "../../server/audit/rows.ts";

/** Throws when rows miss each other, or credits, payments and the ledger disagree. */
export async function assertBooksHold(kv: Deno.Kv): Promise<void> {
  const findings = createFindings();
  await checkRows(kv, findings, Date.now());
  await checkAccounts(kv, findings);
  if (findings.problemCount > 0) throw new Error(findings.problems.join("\n"));
}
