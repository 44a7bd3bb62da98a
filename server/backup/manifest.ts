/**
 * @module What a backup consists of. The manifest is written last and replaced in one step: whatever it
 * names is there and whole, and a backup that was interrupted has none of its own.
 */
import { join } from "node:path";
import { z } from "zod";
import { ConfigError } from "../config.ts";

const NAME = "manifest.json";

/** What stands in a backup: its rows and pictures, counted, with their hashes. */
export interface Manifest {
  /** Distinguishes it from other files of this name. */
  product: "purrtrait";
  /** Version of the manifest. */
  format: 1;
  /** ISO 8601; everything acknowledged before it is in the backup. */
  begun: string;
  /** ISO 8601. */
  finished: string;
  /** A SQLite file in the folder. */
  database: { file: string; bytes: number; sha256: string; rows: number };
  /** A list of hashes and files, as `sha256sum --check` reads it. */
  pictures: { file: string; sha256: string; count: number; bytes: number };
}

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const ManifestSchema: z.ZodType<Manifest> = z.object({
  product: z.literal("purrtrait"),
  format: z.literal(1),
  begun: z.iso.datetime(),
  finished: z.iso.datetime(),
  database: z.object({
    file: z.string().regex(/^database-[0-9A-Z]{26}\.sqlite3$/),
    bytes: z.int(),
    sha256: Sha256,
    rows: z.int(),
  }),
  pictures: z.object({
    file: z.string().regex(/^pictures-[0-9A-Z]{26}\.sha256$/),
    sha256: Sha256,
    count: z.int(),
    bytes: z.int(),
  }),
});

/** The manifest of the last finished backup in this folder; null without one. Throws `ConfigError` on another's. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const path = join(folder, NAME);
  let text: string;
  try {
    text = await Deno.readTextFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
  const parsed = ManifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [{ path: field, message }] = parsed.error.issues as [z.core.$ZodIssue];
  throw new ConfigError(`${path} is not the manifest of a backup: ${field.join(".")}: ${message}`);
}

/** Makes this the last finished backup, at once or not at all. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = join(folder, `${NAME}.draft`);
  {
    using file = await Deno.open(draft, { create: true, write: true, truncate: true, mode: 0o600 });
    const bytes = new TextEncoder().encode(JSON.stringify(manifest, null, 2) + "\n");
    for (let done = 0; done < bytes.length;) done += await file.write(bytes.subarray(done));
    await file.sync();
  }
  await Deno.rename(draft, join(folder, NAME));
  if (Deno.build.os === "windows") return;
  using entry = await Deno.open(folder);
  await entry.sync();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
