// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * What commands over a whole site or a backup have in common: their options, and how they end.
 *
 * @module
 */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { ConfigError } from "../config.ts";
import { Failure } from "../failures/failure.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Allowed extends Options> = ReturnType<typeof parseArgs<{ options: Allowed }>>["values"];

/** The options of this process. Throws `ConfigError` with the usage for any other argument. */
export function readOptions<Allowed extends Options>(
  options: Allowed,
  usage: string,
): Values<Allowed> {
  try {
    const args = Deno.args.filter((argument) => argument !== "--");
    return parseArgs({ args, options }).values as Values<Allowed>;
  } catch {
    throw new ConfigError(usage);
  }
}

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
