// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * `deno task serve`: runs the server with exactly the permissions its configuration needs.
 *
 * @module
 */
import { type Config, ConfigError, readConfig } from "../config.ts";
import { operatorSocketPath } from "../operator/socket_path.ts";
import { ALLOCATOR_VARIABLES, HEAP_FLAGS } from "./memory.ts";

if (import.meta.main) await serve();

/** Runs the server as a child, passes signals on, and ends with its exit code. */
export async function serve(): Promise<void> {
  const server = new Deno.Command(Deno.execPath(), {
    args: serverArguments(configuration()),
    env: ALLOCATOR_VARIABLES,
  }).spawn();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    Deno.addSignalListener(signal, () => server.kill(signal));
  }
  Deno.exit((await server.status).code);
}

/** Deno's arguments for the server: own port, own folders, chosen services, native libraries, no more. */
export function serverArguments(
  { host, port, dataDir, kvUrl, openAi, s3, stripe }: Config,
): string[] {
  const database = kvUrl?.startsWith("http") ? kvUrl : undefined;
  const services = [database, openAi?.baseUrl, s3?.endpoint, stripe?.apiUrl];
  const hosts = services.flatMap((address) => address ? [new URL(address).host] : []);
  const socket = `unix:${operatorSocketPath(dataDir)}`;
  return [
    "run",
    HEAP_FLAGS,
    "--no-prompt",
    // Otherwise code could be imported from a registry, whatever the network permission says.
    "--cached-only",
    `--allow-net=${[`${host}:${port}`, ...hosts, socket].join(",")}`,
    // sharp tells its native libraries apart by looking into ldd.
    `--allow-read=.,${dataDir},/usr/bin/ldd`,
    `--allow-write=${dataDir}`,
    "--allow-env",
    "--allow-ffi=./node_modules",
    "--allow-sys=homedir",
    "server/main.ts",
  ];
}

function configuration(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
