/**
 * @module Where the operator's commands reach a running server, which has the database to itself: a socket
 * in its data folder. Only who may write into that folder can open it, and no network leads there.
 */
import { log } from "../telemetry/log.ts";
import {
  carryOut,
  type CommandInput,
  type CommandName,
  type OperatorCommands,
  type Outcome,
} from "./commands.ts";
import { operatorSocketPath } from "./socket_path.ts";

interface Message<Name extends CommandName> {
  name: Name;
  input: CommandInput<Name>;
}

/** Takes commands from now on. Where no socket can be opened, the server works without; null then. */
export async function openOperatorSocket(
  dataDir: string,
  commands: OperatorCommands,
): Promise<Deno.HttpServer<Deno.UnixAddr> | null> {
  const path = operatorSocketPath(dataDir);
  // One that a crash has left behind; the folder's lock says that no other server uses it.
  await Deno.remove(path).catch(() => {});
  try {
    return Deno.serve({ path, onListen() {} }, async (request) => {
      const { name, input }: Message<CommandName> = await request.json();
      if (!Object.hasOwn(commands, name)) {
        return Response.json({ refusal: `The running server has no command "${name}".` });
      }
      return Response.json(await carryOut(commands, name, input));
    });
  } catch (error) {
    log.error("no commands while the server runs", error);
    return null;
  }
}

/** Asks the server that uses this folder; null when none answers. */
export async function askServer<Name extends CommandName>(
  dataDir: string,
  name: Name,
  input: CommandInput<Name>,
): Promise<Outcome<Name> | null> {
  const proxy = { transport: "unix" as const, path: operatorSocketPath(dataDir) };
  using client = Deno.createHttpClient({ proxy });
  const body = JSON.stringify({ name, input } satisfies Message<Name>);
  const response = await fetch("http://localhost/", { client, method: "POST", body })
    .catch(() => null);
  return response && await response.json();
}
