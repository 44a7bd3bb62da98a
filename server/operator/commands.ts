/**
 * @module What the operator's commands do, by name. A running server carries them out for the commands of
 * `server/tasks`, because it has the database to itself.
 */
import { type OwnerAnswer, type OwnerCommand, runOwnerCommand } from "../admin/owners.ts";
import { createPasswordLink, type PasswordLink } from "../accounts/lost_password.ts";
import type { Config } from "../config.ts";
import type { Moderation, ModerationAnswer, ModerationCommand } from "../contest/moderation.ts";
import { Failure } from "../failures/failure.ts";
import { log } from "../telemetry/log.ts";

/** What the commands need. */
export interface OperatorDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Where the site is. */
  config: Pick<Config, "appUrl">;
  /** Decides about reported submissions. */
  moderation: Moderation;
}

/** The commands by name. Each throws the `Failure` of its use case. */
export interface OperatorCommands {
  /** Lists reported submissions and decisions, hides or restores a submission. */
  moderate(input: ModerationCommand): Promise<ModerationAnswer>;
  /** Lists the owners, adds or removes one. */
  owner(input: OwnerCommand): Promise<OwnerAnswer>;
  /** Makes a link that sets a new password for this username or e-mail. */
  password(usernameOrEmail: string): Promise<PasswordLink>;
}

/** A command's name. */
export type CommandName = keyof OperatorCommands;

/** What a command takes. */
export type CommandInput<Name extends CommandName> = Parameters<OperatorCommands[Name]>[0];

/** What a command answers. */
export type Answer<Name extends CommandName> = Awaited<ReturnType<OperatorCommands[Name]>>;

/** The outcome of a command; a refusal is a sentence for the operator. */
export type Outcome<Name extends CommandName> = { answer: Answer<Name> } | { refusal: string };

/** The commands that the operator can give to the running server, by name. */
export function operatorCommands({ kv, config, moderation }: OperatorDeps): OperatorCommands {
  const links = { kv, config, now: () => new Date() };
  return {
    moderate: moderation.carryOut,
    owner: (input) => runOwnerCommand(kv, input),
    password: (usernameOrEmail) => createPasswordLink(links, usernameOrEmail, "operator"),
  };
}

/** Carries the command out. Never throws: an unforeseen error goes to the log. */
export async function carryOut<Name extends CommandName>(
  commands: OperatorCommands,
  name: Name,
  input: CommandInput<Name>,
): Promise<Outcome<Name>> {
  // Calls through a union of functions need the types put together again.
  const command = commands[name] as (
    input: CommandInput<Name>,
  ) => ReturnType<OperatorCommands[Name]>;
  try {
    return { answer: await command(input) };
  } catch (error) {
    if (error instanceof Failure) return { refusal: error.message };
    log.error(`command ${name}`, error);
    return { refusal: "Something went wrong on the server; its log says what." };
  }
}
