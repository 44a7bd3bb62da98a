// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task serve`: runs the server with exactly the permissions its configuration needs.
 */
import { resolve, sep } from "node:path";
import {
  bucketUrl,
  type Config,
  ConfigError,
  isDatabaseFile,
  isRemoteDatabase,
  readConfig,
  readServiceName,
  usesDataFolder,
} from "../config.ts";
import { watchParent } from "../lifecycle/parent_process.ts";
import { STOP_SIGNALS } from "../lifecycle/stop_signals.ts";
import { kvConnectUrls } from "../store/database/kv_connect.ts";
import { operatorSocketPath } from "../operator/socket_path.ts";
import { readCommandLine } from "./command_line.ts";
import { ALLOCATOR_VARIABLES, HEAP_FLAGS } from "./heap_limits.ts";
import { OWN_FONTS_ONLY } from "./own_fonts.ts";

/** `--with-parent` is given by `deno task`: the server ends when the process that started this one does. */
export const SERVE_OPTIONS = { "with-parent": { type: "boolean" } } as const;

/** The server itself says once that its database is away; Deno would say so several times a second. */
const QUIET_DATABASE = { DENO_LOG: "info,denokv_remote=off" };

/** What the server's process is given besides its configuration; telemetry's own variables pass through. */
export const SERVER_VARIABLES = {
  ...ALLOCATOR_VARIABLES,
  ...OWN_FONTS_ONLY,
  ...QUIET_DATABASE,
  OTEL_SERVICE_NAME: readServiceName(),
};

if (import.meta.main) {
  readCommandLine({ usage: "deno task serve   serves what is built", options: SERVE_OPTIONS });
  await serve();
}

/** Runs the server as a child, passes signals on, and ends with its exit code. */
export async function serve(): Promise<void> {
  const server = new Deno.Command(Deno.execPath(), {
    args: await configuredArguments(),
    env: { ...SERVER_VARIABLES, SERVER_PARENT_PID: String(Deno.pid) },
  }).spawn();
  for (const signal of STOP_SIGNALS) Deno.addSignalListener(signal, () => server.kill(signal));
  if (Deno.args.includes("--with-parent")) watchParent(Deno.ppid, () => server.kill("SIGTERM"));
  Deno.exit((await server.status).code);
}

/**
 * Deno's arguments for the server: own port, own folders, chosen services, native libraries, no more.
 * `databases` are the URLs of a KV Connect server's data, see {@link kvConnectUrls}.
 */
export function serverArguments(config: Config, databases: readonly string[] = []): string[] {
  const { host, port, kvUrl, openAi, sdWebui, s3, stripe, mail } = config;
  const database = isRemoteDatabase(kvUrl) ? kvUrl : undefined;
  const storage = s3 && bucketUrl(s3, s3.endpoint);
  const services = [database, ...databases, openAi?.baseUrl, sdWebui?.url, storage, stripe?.apiUrl];
  const hosts = services.flatMap((url) => url ? [new URL(url).host] : []);
  hosts.push(...openAi?.pictureHosts ?? []);
  if (mail) {
    const host = mail.host.includes(":") ? `[${mail.host}]` : mail.host;
    hosts.push(`${host}:${mail.port}`);
  }
  const socket = usesDataFolder(config) ? [`unix:${operatorSocketPath(config.dataDir)}`] : [];
  const written = writtenPaths(config);
  const legal = config.legalDir === undefined ? [] : [config.legalDir];
  return [
    "run",
    HEAP_FLAGS,
    "--no-prompt",
    // Otherwise code could be imported from a registry, whatever the network permission says.
    "--cached-only",
    // Another process that sets the packages up meanwhile would take links away for a moment.
    "--node-modules-dir=manual",
    `--allow-net=${[...new Set([`${host}:${port}`, ...hosts, ...socket])].join(",")}`,
    // sharp finds its native library by reading ldd.
    `--allow-read=${[".", ...written, ...legal, "/usr/bin/ldd"].join(",")}`,
    ...(written.length > 0 ? [`--allow-write=${written.join(",")}`] : []),
    "--allow-env",
    "--allow-ffi=./node_modules",
    "--allow-sys=homedir",
    "server/main.ts",
  ];
}

/** The data folder and a database outside of it; nothing when both are elsewhere. */
function writtenPaths(config: Config): string[] {
  if (!usesDataFolder(config)) return [];
  const { dataDir, kvUrl } = config;
  const isOutside = isDatabaseFile(kvUrl) && !resolve(kvUrl).startsWith(resolve(dataDir) + sep);
  return isOutside ? [dataDir, kvUrl, `${kvUrl}-wal`] : [dataDir];
}

async function configuredArguments(): Promise<string[]> {
  try {
    const config = readConfig();
    return serverArguments(config, await kvConnectUrls(config));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
