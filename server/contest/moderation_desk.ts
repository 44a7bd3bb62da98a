/**
 * Where moderators reach a running server, which has the database to itself: a socket in its data folder.
 * Only who may write into that folder can open it, and no network leads there.
 *
 * @module
 */
import { Failure } from "../failure.ts";
import { log } from "../log.ts";
import { deskPath } from "./desk_path.ts";
import type { Moderation, ModerationAnswer, ModerationOrder } from "./moderation.ts";

/** What the desk answers. */
export type DeskAnswer = { answer: ModerationAnswer } | { refusal: string };

/** Takes orders from now on. Where no socket can be opened, the server works without; null then. */
export async function openDesk(
  dataDir: string,
  moderation: Moderation,
): Promise<Deno.HttpServer<Deno.UnixAddr> | null> {
  const path = deskPath(dataDir);
  // One that a crash has left behind; the folder's lock says that nobody else uses it.
  await Deno.remove(path).catch(() => {});
  try {
    return Deno.serve({ path, onListen() {} }, async (request) => {
      const order: ModerationOrder = await request.json();
      return Response.json(await answerTo(moderation, order));
    });
  } catch (error) {
    log.error("no moderation while the server runs", error);
    return null;
  }
}

/** Asks the server that uses this folder; null when none answers. */
export async function askDesk(dataDir: string, order: ModerationOrder): Promise<DeskAnswer | null> {
  const proxy = { transport: "unix" as const, path: deskPath(dataDir) };
  using client = Deno.createHttpClient({ proxy });
  const body = JSON.stringify(order);
  const response = await fetch("http://localhost/", { client, method: "POST", body })
    .catch(() => null);
  return response && await response.json();
}

/** The order's outcome, refusals included. */
export async function answerTo(
  moderation: Moderation,
  order: ModerationOrder,
): Promise<DeskAnswer> {
  try {
    return { answer: await moderation.carryOut(order) };
  } catch (error) {
    if (error instanceof Failure) return { refusal: error.message };
    log.error("moderation", error);
    return { refusal: "Something went wrong on the server; its log says what." };
  }
}
