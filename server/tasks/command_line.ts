// deno-lint-ignore-file no-console -- a command talks to its terminal
/** @module What stands after the name of a command: its options, `--help`, and what is wrong with them. */
import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<Allowed extends Options> = ReturnType<
  typeof parseArgs<{ options: Allowed; allowPositionals: true }>
>;

/** What a command takes. */
export interface CommandLine<Allowed extends Options> {
  /** How it is called, a line for each way: what `--help` prints. */
  usage: string;
  /** Its options; absent: none. */
  options?: Allowed;
  /** Whether words without dashes may follow. */
  allowPositionals?: boolean;
}

/**
 * The options and words of this process. Ends it with the usage: with 0 for `--help`, with 2 for an argument
 * that the command does not take.
 */
export function readCommandLine<Allowed extends Options = Record<never, never>>(
  { usage, options, allowPositionals = false }: CommandLine<Allowed>,
): Pick<Parsed<Allowed>, "values" | "positionals"> {
  const args = readWords(usage);
  try {
    return parseArgs({ args, options: options ?? {}, allowPositionals }) as Parsed<Allowed>;
  } catch (error) {
    // The sentences after the first are advice for quoting in a shell.
    refuseCommandLine(usage, (error as Error).message.split(". ")[0]!);
  }
}

/** The arguments of this process as they are. Prints the usage and ends it with 0 when the first is `--help`. */
export function readWords(usage: string): string[] {
  const args = Deno.args.filter((argument) => argument !== "--");
  if (args[0] === "--help" || args[0] === "-h") {
    console.log(usage);
    Deno.exit(0);
  }
  return args;
}

/** Ends this process with 2, after the reason and the usage. */
export function refuseCommandLine(usage: string, reason?: string): never {
  if (reason) console.error(reason);
  console.error(usage);
  Deno.exit(2);
}
