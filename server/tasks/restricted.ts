/**
 * @module Commands with no more permissions than they need: which those are, only the configuration says.
 */
import { fileURLToPath } from "node:url";

export interface Restriction {
  /** Folders and files, besides the product itself. */
  read: string[];
  write: string[];
  /** URLs of foreign services. */
  services: (string | undefined)[];
}

/**
 * Goes on with the same command in a process that may do only this, and ends with its exit code. Returns at
 * once in that process.
 */
export async function restrictTo(
  command: string,
  { read, write, services }: Restriction,
): Promise<void> {
  const { state } = await Deno.permissions.query({ name: "run" });
  if (state !== "granted") return;
  const hosts = services.flatMap((url) => url ? [new URL(url).host] : []);
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--cached-only",
      "--node-modules-dir=manual",
      "--allow-env",
      "--allow-sys=homedir",
      `--allow-read=${[".", ...read, ...write].join(",")}`,
      `--allow-write=${write.join(",")}`,
      ...(hosts.length > 0 ? [`--allow-net=${hosts.join(",")}`] : []),
      fileURLToPath(command),
      ...Deno.args,
    ],
  }).spawn().status;
  Deno.exit(code);
}
