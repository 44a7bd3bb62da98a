/**
 * @module `deno task moderate`: lists reported entries of the contest, hides and restores them, also while
 * the server runs.
 */
import type { ModerationAnswer, ModerationCommand } from "../contest/moderation.ts";
import type { ModerationRow } from "../store/contest/reports.ts";
import { readWords, refuseCommandLine } from "./command_line.ts";
import { operatorCommand } from "./operator_command.ts";

const USAGE = `deno task moderate                      reported submissions
deno task moderate hide 12 "its reason"     takes submission 12 out of lists and ranking
deno task moderate restore 12 "its reason"  puts it back
deno task moderate log                  what was decided, and when`;

await operatorCommand("moderate", { readInput, inWords });

function readInput(): ModerationCommand {
  const [action = "list", id = "", ...words] = readWords(USAGE);
  if (action === "list" || action === "log") return { action };
  const reason = words.join(" ").trim();
  const isDecision = action === "hide" || action === "restore";
  if (!isDecision || !/^\d{1,15}$/.test(id) || reason === "") refuseCommandLine(USAGE);
  return { action, submissionId: Number(id), reason };
}

function inWords(answer: ModerationAnswer): string {
  if ("decided" in answer) return decision(answer.decided);
  if ("decisions" in answer) {
    return answer.decisions.map(decision).join("\n") || "Nothing was decided yet.";
  }
  return answer.reported.map((entry) => {
    const state = [
      entry.contestPeriod,
      entry.status,
      entry.hidden ? "hidden" : "shown",
      ...(entry.decided ? ["decided"] : []),
    ];
    return [
      `${entry.submissionId} "${entry.character?.name ?? "deleted"}" by ${
        entry.username ?? "a deleted account"
      } ` +
      `(${state.join(", ")})`,
      ...(entry.description ? [`   says: ${entry.description}`] : []),
      ...entry.reports.map(({ reason, text, at }) =>
        `   ${at} ${reason}${text ? `: ${text}` : ""}`
      ),
    ].join("\n");
  }).join("\n\n") || "Nothing is reported.";
}

function decision({ at, action, submissionId, reason }: ModerationRow): string {
  return `${at} ${action} ${submissionId}: ${reason}`;
}
