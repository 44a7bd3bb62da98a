// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * `deno task audit`: sums every ledger, vote and picture of a site or of a backup, also while the server
 * runs. Nothing is written to it. The exit code is 0 when everything agrees, 1 when it does not, 2 when it
 * could not be looked at.
 *
 * @module
 */
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { folderSource, placesOf, servicesOf, siteSource } from "../backup/sources.ts";
import { ConfigError, readConfig } from "../config.ts";
import { Failure } from "../failures/failure.ts";
import { auditSource } from "../integrity/audit_source.ts";
import { reportFindings } from "./report_findings.ts";
import { restrictTo } from "./restricted.ts";

const USAGE = `deno task audit                    the site that is configured
deno task audit -- --from folder   a backup, or another data folder
deno task audit -- --quick         looks for pictures without reading them`;

try {
  const { from, quick } = readOptions(Deno.args);
  const config = readConfig();
  await restrictTo(import.meta.url, {
    read: from === undefined ? placesOf(config) : [from],
    write: [tmpdir()],
    services: from === undefined ? await servicesOf(config) : [],
  });
  const source = from === undefined ? await siteSource(config) : await folderSource(from);
  console.log(`audit of ${source.name}`);
  const agrees = reportFindings(await auditSource(source, { readPictures: !quick }));
  Deno.exit(agrees ? 0 : 1);
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Failure ? error.message : error);
  Deno.exit(2);
}

function readOptions(args: readonly string[]): { from?: string; quick: boolean } {
  try {
    const { from, quick = false } = parseArgs({
      args: args.filter((argument) => argument !== "--"),
      options: { from: { type: "string" }, quick: { type: "boolean" } },
    }).values;
    return { from, quick };
  } catch {
    throw new ConfigError(USAGE);
  }
}
