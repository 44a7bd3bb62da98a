/**
 * What the operator's commands do, by name. A running server carries them out for the commands of
 * `server/tasks`, because it has the database to itself.
 *
 * @module
 */
import { type OwnerCommand, runOwnerCommand } from "../admin/owners.ts";
import { createPasswordLink } from "../accounts/lost_password.ts";
import type { Config } from "../config.ts";
import type { Moderation, ModerationCommand } from "../contest/moderation.ts";
import { Failure } from "../failures/failure.ts";
import { log } from "../telemetry/log.ts";

export interface OperatorDeps {
  kv: Deno.Kv;
  config: Pick<Config, "appUrl">;
  moderation: Moderation;
}

export function operatorCommands({ kv, config, moderation }: OperatorDeps) {
  const links = { kv, config, now: () => new Date() };
  return {
    moderate: (order: ModerationCommand) => moderation.carryOut(order),
    owner: (order: OwnerCommand) => runOwnerCommand(kv, order),
    password: (usernameOrEmail: string) => createPasswordLink(links, usernameOrEmail, "operator"),
  };
}

export type OperatorCommands = ReturnType<typeof operatorCommands>;
export type CommandName = keyof OperatorCommands;
export type Order<Name extends CommandName> = Parameters<OperatorCommands[Name]>[0];

export type Answer<Name extends CommandName> = Awaited<ReturnType<OperatorCommands[Name]>>;

/** The outcome of a command; a refusal is a sentence for the operator. */
export type Outcome<Name extends CommandName> =
  | { answer: Answer<Name> }
  | { refusal: string };

/** Carries the command out. Never throws: an unforeseen error goes to the log. */
export async function carryOut<Name extends CommandName>(
  commands: OperatorCommands,
  name: Name,
  order: Order<Name>,
): Promise<Outcome<Name>> {
  // Calls through a union of functions need the types put together again.
  const command = commands[name] as (order: Order<Name>) => ReturnType<OperatorCommands[Name]>;
  try {
    return { answer: await command(order) };
  } catch (error) {
    if (error instanceof Failure) return { refusal: error.message };
    log.error(`command ${name}`, error);
    return { refusal: "Something went wrong on the server; its log says what." };
  }
}
