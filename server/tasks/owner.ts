/** @module `deno task owner`: who may open /admin, also while the server runs. */
import type { OwnerAnswer, OwnerCommand } from "../admin/owners.ts";
import { readWords, refuseCommandLine } from "./command_line.ts";
import { operatorCommand } from "./operator_command.ts";

const USAGE = `deno task owner -- list         who the owners are
deno task owner -- add anna     makes the account "anna" an owner
deno task owner -- remove anna  takes the right away again`;

await operatorCommand("owner", { readInput, inWords });

function readInput(): OwnerCommand {
  const [action, username, ...rest] = readWords(USAGE);
  if (action === "list" && username === undefined) return { action };
  if ((action === "add" || action === "remove") && username && rest.length === 0) {
    return { action, username };
  }
  refuseCommandLine(USAGE);
}

function inWords(answer: OwnerAnswer): string {
  if ("owners" in answer) {
    const lines = answer.owners.map(({ username, suspended }) =>
      suspended ? `${username} (suspended)` : username
    );
    return lines.join("\n") || "There is no owner yet.";
  }
  const { changed, username } = answer;
  return changed === "add"
    ? `${username} is an owner now, and finds the admin pages at /admin.`
    : `${username} is no longer an owner.`;
}
