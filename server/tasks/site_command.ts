// deno-lint-ignore-file no-console -- a command talks to its terminal
/** @module How commands over a whole site or a backup end. */
import { ConfigError } from "../config.ts";
import { Failure } from "../failures/failure.ts";

/** Does the work and ends with its exit code; with 2, and the reason, where it could not be done. */
export async function siteCommand(work: () => Promise<number>): Promise<never> {
  try {
    Deno.exit(await work());
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof Failure;
    console.error(isExpected ? error.message : error);
    if (error instanceof Failure && error.details.cause instanceof Error) {
      console.error(error.details.cause.message);
    }
    Deno.exit(2);
  }
}
