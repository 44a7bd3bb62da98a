// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * `deno task password -- --for name`: prints a link with which the owner of an account chooses a new
 * password, also while the server runs.
 *
 * @module
 */
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../config.ts";
import { runCommand } from "../operator/run_command.ts";

const USAGE = `deno task password -- --for name     the name or e-mail of an account`;

try {
  const outcome = await runCommand(readConfig(), "password", readName(Deno.args));
  if ("refusal" in outcome) throw new ConfigError(outcome.refusal);
  const { username, link, expiresAt } = outcome.answer;
  console.log(`${link}

Give this link to ${username}. It works once, until ${expiresAt}, and signs every device out.`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  Deno.exit(2);
}

function readName(args: readonly string[]): string {
  try {
    const { values } = parseArgs({
      args: args.filter((argument) => argument !== "--"),
      options: { for: { type: "string" } },
    });
    if (values.for?.trim()) return values.for.trim();
  } catch {
    // Reported below, like a missing name.
  }
  throw new ConfigError(USAGE);
}
