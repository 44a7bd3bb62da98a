// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task restore -- --from folder`: restores a backup into the empty place that the variables
 * name, and audits what is there then. The exit code is 0 when everything is there and agrees, 1 when
 * something does not, 2 when nothing was restored.
 */
import { tmpdir } from "node:os";
import { restore } from "../backup/restore.ts";
import { placesOf, servicesOf, siteSource } from "../backup/sources.ts";
import { readConfig } from "../config.ts";
import { auditSource } from "../audit/audit_source.ts";
import { readCommandLine, refuseCommandLine } from "./command_line.ts";
import { reportFindings } from "./report_findings.ts";
import { restrictTo } from "./restricted.ts";
import { siteCommand } from "./site_command.ts";

const USAGE = "deno task restore -- --from folder";

/** Pictures between two lines of progress. */
const REPORT_EVERY = 1_000;

await siteCommand(async () => {
  const { from: folder } =
    readCommandLine({ usage: USAGE, options: { from: { type: "string" } } }).values;
  if (!folder) refuseCommandLine(USAGE);
  const config = readConfig();
  await restrictTo(import.meta.url, {
    read: [folder],
    write: [...placesOf(config), tmpdir()],
    services: await servicesOf(config),
  });
  const { manifest, broken } = await restore({
    folder,
    config,
    onProgress(pictures) {
      if (pictures % REPORT_EVERY === 0) console.log(`${pictures} pictures`);
    },
  });
  const { database, pictures, begun } = manifest;
  console.log(`${database.rows} rows and ${pictures.count} pictures of ${begun} are restored`);
  for (const key of broken) console.error(`broken in the backup: ${key}`);
  const source = await siteSource(config);
  console.log(`audit of ${source.name}`);
  const agrees = reportFindings(await auditSource(source));
  return agrees && broken.length === 0 ? 0 : 1;
});
