/** @module `deno task audit` over a cluster's KV Connect server and its storage. */
import assert from "node:assert/strict";
import type { Cluster } from "./cluster.ts";

/** What of a site can be audited while people use it: its KV server's file, at one moment. */
export interface AuditOptions {
  /** Also while the site is in use; pictures are looked for and not read. */
  inUse?: boolean;
}

/** Throws unless everything agrees; what was counted, in a line. */
export async function auditCluster(
  { variables, denokv }: Pick<Cluster, "variables" | "denokv">,
  { inUse = false }: AuditOptions = {},
): Promise<string> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "audit", ...(inUse ? ["--", "--quick"] : [])],
    env: { ...variables, ...(inUse && { KV_URL: denokv.path }) },
  });
  const { code, stdout, stderr } = await command.output();
  const [output, errors] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes).trim());
  assert.equal(
    code,
    0,
    `${output}
${errors}`,
  );
  const lines = output!.split("\n");
  return lines.map((line) => line.trim().replaceAll(/\s+/g, " ")).join("; ");
}
