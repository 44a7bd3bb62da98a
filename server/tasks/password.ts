/**
 * `deno task password -- --for name`: prints a link with which the owner of an account chooses a new
 * password, also while the server runs.
 *
 * @module
 */
import { parseArgs } from "node:util";
import { ConfigError } from "../config.ts";
import type { Answer } from "../operator/commands.ts";
import { operatorCommand } from "./operator_command.ts";

const USAGE = `deno task password -- --for name     the name or e-mail of an account`;

await operatorCommand("password", { readInput: readName, inWords });

function readName(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { for: { type: "string" } } });
    if (values.for?.trim()) return values.for.trim();
  } catch {
    // Reported below, like a missing name.
  }
  throw new ConfigError(USAGE);
}

function inWords({ username, link, expiresAt }: Answer<"password">): string {
  return `${link}

Give this link to ${username}. It works once, until ${expiresAt}, and signs every device out.`;
}
