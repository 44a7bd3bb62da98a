// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task images:copy -- --from disk --to s3`, or back: copies every picture, verified by hash.
 * It can be interrupted and run again, and never deletes anything.
 */
import { type Config, ConfigError, readConfig } from "../config.ts";
import { copyImages } from "../images/copying.ts";
import { diskImages, imagesIn } from "../images/disk_images.ts";
import type { ImageStore } from "../images/image_store.ts";
import { lockDataFolder } from "../store/database/process_lock.ts";
import { readCommandLine, refuseCommandLine } from "./command_line.ts";
import { siteCommand } from "./site_command.ts";

const USAGE = "deno task images:copy -- --from disk --to s3   (or --from s3 --to disk)";

/** Pictures between two lines of progress. */
const REPORT_EVERY = 100;

/** URLs are not asked for here, so nothing is signed with it. */
const secret = new Uint8Array(32);

await siteCommand(() => copy(direction(), readConfig()));

/** Copies, and gives the exit code. */
async function copy({ from, to }: Direction, config: Config): Promise<number> {
  const bucket = await openBucket(config);
  const disk = await openFolder(config, { write: to === "disk" });
  const [source, target] = from === "disk" ? [disk, bucket] : [bucket, disk];
  await bucket.check();
  // A folder that is only read need not have what a server writes into, e.g. after a copy of its own.
  if (to === "disk") await disk.check();
  console.log(`from ${source.name}\nto   ${target.name}`);

  const { copied, there, gone, failed } = await copyImages(source, target, (counts) => {
    const seen = counts.copied + counts.there + counts.gone + counts.failed.length;
    if (seen % REPORT_EVERY === 0) console.log(`${seen} seen, ${counts.copied} copied`);
  });
  for (const { key, reason } of failed) console.error(`${key}: ${reason}`);
  console.log(
    `${copied} copied and verified, ${there} there already, ${gone} deleted meanwhile, ` +
      `${failed.length} failed`,
  );
  return failed.length > 0 ? 1 : 0;
}

interface Direction {
  from: "disk" | "s3";
  to: "disk" | "s3";
}

function direction(): Direction {
  const { from, to } = readCommandLine({
    usage: USAGE,
    options: { from: { type: "string" }, to: { type: "string" } },
  }).values;
  if (from === "disk" && to === "s3") return { from, to };
  if (from === "s3" && to === "disk") return { from, to };
  refuseCommandLine(USAGE);
}

/** Reading a folder disturbs no server; writing into one that a server uses is refused. */
async function openFolder({ dataDir }: Config, { write }: { write: boolean }): Promise<ImageStore> {
  const folder = `${dataDir}/images`;
  if (write) {
    await Deno.mkdir(dataDir, { recursive: true });
    await lockDataFolder(dataDir);
    return await diskImages({ folder, secret });
  }
  if (await Deno.stat(folder).then(() => true, () => false)) return imagesIn({ folder, secret });
  throw new ConfigError(`There are no pictures: ${folder} does not exist. Set DATA_DIR.`);
}

async function openBucket({ s3 }: Config): Promise<ImageStore> {
  if (!s3) {
    throw new ConfigError(
      "No S3 storage: set S3_ENDPOINT, S3_BUCKET and the others that go with it.",
    );
  }
  const { s3Images } = await import("../images/s3_images.ts");
  return s3Images({ config: s3, secret });
}
