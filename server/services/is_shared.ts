/** @module Whether the server has its database to itself. */
import { type Config, isRemoteDatabase } from "../config.ts";

/** Whether other processes may work on the same database: the lock guards a folder of this machine. */
export function isShared({ onDeploy, kvUrl }: Config): boolean {
  return onDeploy || isRemoteDatabase(kvUrl);
}
