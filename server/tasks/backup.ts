// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task backup -- --to folder`: backs the site up, also while the server runs. The exit code
 * is 0 when the backup is whole, 1 when the site itself has lost pictures, 2 when there is no new backup.
 */
import { resolve } from "node:path";
import { backUp } from "../backup/backup.ts";
import { placesOf, servicesOf, siteSource } from "../backup/sources.ts";
import { readConfig } from "../config.ts";
import { readCommandLine, refuseCommandLine } from "./command_line.ts";
import { restrictTo } from "./restricted.ts";
import { siteCommand } from "./site_command.ts";

const USAGE = "deno task backup -- --to folder";

/** Pictures between two lines of progress. */
const REPORT_EVERY = 1_000;

await siteCommand(async () => {
  const { to: folder } =
    readCommandLine({ usage: USAGE, options: { to: { type: "string" } } }).values;
  if (!folder) refuseCommandLine(USAGE);
  const config = readConfig();
  await restrictTo(import.meta.url, {
    read: placesOf(config),
    write: [folder],
    services: await servicesOf(config),
  });
  const source = await siteSource(config);
  console.log(`from ${source.name}\nto   ${resolve(folder)}`);
  const { manifest, copied, there, lost } = await backUp({
    source,
    folder,
    onProgress({ copied, there }) {
      const seen = copied + there;
      if (seen % REPORT_EVERY === 0) console.log(`${seen} pictures seen, ${copied} copied`);
    },
  });
  const { database, pictures } = manifest;
  console.log(
    `${database.rows} rows, ${pictures.count} pictures of ${Math.ceil(pictures.bytes / 1e6)} MB: ` +
      `${copied} copied, ${there} there already`,
  );
  for (const key of lost) console.error(`lost in the site itself: ${key}`);
  return lost.length === 0 ? 0 : 1;
});
