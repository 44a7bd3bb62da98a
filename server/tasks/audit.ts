// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task audit`: sums every ledger, vote and picture of a site or of a backup, also while the
 * server runs. Nothing is written to it. The exit code is 0 when everything agrees, 1 when it does not, 2
 * when it could not be looked at.
 */
import { tmpdir } from "node:os";
import { folderSource, placesOf, servicesOf, siteSource } from "../backup/sources.ts";
import { readConfig } from "../config.ts";
import { auditSource } from "../audit/audit_source.ts";
import { readCommandLine } from "./command_line.ts";
import { reportFindings } from "./report_findings.ts";
import { restrictTo } from "./restricted.ts";
import { siteCommand } from "./site_command.ts";

const USAGE = `deno task audit                    the site that is configured
deno task audit -- --from folder   a backup, or another data folder
deno task audit -- --quick         looks for pictures without reading them`;

await siteCommand(async () => {
  const { from, quick } = readCommandLine({
    usage: USAGE,
    options: { from: { type: "string" }, quick: { type: "boolean" } },
  }).values;
  const config = readConfig();
  await restrictTo(import.meta.url, {
    read: from === undefined ? placesOf(config) : [from],
    write: [tmpdir()],
    services: from === undefined ? await servicesOf(config) : [],
  });
  const source = from === undefined ? await siteSource(config) : await folderSource(from);
  console.log(`audit of ${source.name}`);
  const agrees = reportFindings(await auditSource(source, { readPictures: !quick }));
  return agrees ? 0 : 1;
});
