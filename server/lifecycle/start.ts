/**
 * @module A start that fails says one sentence and ends the process with 1, so that no supervisor takes it
 * for one that succeeded and no process stays that serves nothing.
 */
import { ConfigError } from "../config.ts";
import { log } from "../telemetry/log.ts";

/** Runs `start`; when it throws, prints why and ends the process. */
export async function startOrExit(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    // What no check foresaw needs its stack.
    if (!(error instanceof ConfigError)) log.error("the start failed", error);
    // deno-lint-ignore no-console -- the last words of a start that failed
    console.error(sentenceFor(error));
    Deno.exit(1);
  }
}

/** Why the server cannot listen on this port, in words for its operator. */
export function listenFailure(
  error: unknown,
  { host, port }: { host: string; port: number },
): unknown {
  if (error instanceof Deno.errors.AddrInUse) {
    return new ConfigError(
      `Port ${port} is in use. Stop the program that listens there, or set PORT to another one.`,
    );
  }
  if (error instanceof Deno.errors.AddrNotAvailable) {
    return new ConfigError(
      `This machine does not have the address ${host}. Set HOST to one it has.`,
    );
  }
  if (error instanceof Deno.errors.PermissionDenied) {
    return new ConfigError(
      `This user may not listen on port ${port}. Set PORT to one above 1023 and put a proxy in front.`,
    );
  }
  return error;
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `Purrtrait cannot start: ${reason}`;
}
