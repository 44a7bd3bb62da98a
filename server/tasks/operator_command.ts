// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module What every command of an operator does: it reads its arguments, asks the server and prints the
 * answer.
 */
import { ConfigError, readConfig } from "../config.ts";
import type { Answer, CommandInput, CommandName } from "../operator/commands.ts";
import { runCommand } from "../operator/run_command.ts";

export interface OperatorCommand<Name extends CommandName> {
  /** Reads the arguments of this process; ends it with the usage for those that are none of the command's. */
  readInput(): CommandInput<Name>;
  /** What is printed. */
  inWords(answer: Answer<Name>): string;
}

/** Carries out the command in the arguments of this process; exits with 2 where it is refused. */
export async function operatorCommand<Name extends CommandName>(
  name: Name,
  { readInput, inWords }: OperatorCommand<Name>,
): Promise<void> {
  try {
    const outcome = await runCommand(readConfig(), name, readInput());
    if ("refusal" in outcome) throw new ConfigError(outcome.refusal);
    console.log(inWords(outcome.answer));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    Deno.exit(2);
  }
}
