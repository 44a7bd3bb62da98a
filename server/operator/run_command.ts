/**
 * @module An operator's command, carried out by the running server or, when none runs, on the database
 * itself.
 */
import type { Config } from "../config.ts";
import { createModeration } from "../contest/moderation.ts";
import { openDatabase } from "../store/database/database.ts";
import { lockDataFolder } from "../store/database/process_lock.ts";
import {
  carryOut,
  type CommandInput,
  type CommandName,
  operatorCommands,
  type Outcome,
} from "./commands.ts";
import { askServer } from "./socket.ts";

/** Throws `ConfigError` when another process has the database and does not answer. */
export async function runCommand<Name extends CommandName>(
  config: Config,
  name: Name,
  input: CommandInput<Name>,
): Promise<Outcome<Name>> {
  const { dataDir, kvUrl } = config;
  const outcome = await askServer(dataDir, name, input);
  if (outcome) return outcome;
  // A KV Connect server serves several processes; a file has one.
  if (kvUrl?.startsWith("http")) return await onDatabase(config, name, input);
  await Deno.mkdir(dataDir, { recursive: true });
  const lock = await lockDataFolder(dataDir);
  try {
    return await onDatabase(config, name, input);
  } finally {
    lock.release();
  }
}

async function onDatabase<Name extends CommandName>(
  config: Config,
  name: Name,
  input: CommandInput<Name>,
): Promise<Outcome<Name>> {
  using kv = await openDatabase(config.kvUrl);
  const commands = operatorCommands({ kv, config, moderation: createModeration({ kv }) });
  return await carryOut(commands, name, input);
}
