/**
 * @module `deno task password -- --for name`: prints a link with which the owner of an account chooses a
 * new password, also while the server runs.
 */
import type { Answer } from "../operator/commands.ts";
import { readCommandLine, refuseCommandLine } from "./command_line.ts";
import { operatorCommand } from "./operator_command.ts";

const USAGE = `deno task password -- --for name     the name or e-mail of an account`;

await operatorCommand("password", { readInput: readName, inWords });

function readName(): string {
  const { values } = readCommandLine({ usage: USAGE, options: { for: { type: "string" } } });
  return values.for?.trim() || refuseCommandLine(USAGE);
}

function inWords({ username, link, expiresAt }: Answer<"password">): string {
  return `${link}

Give this link to ${username}. It works once, until ${expiresAt}, and signs every device out.`;
}
