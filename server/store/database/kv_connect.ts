/**
 * @module Where a KV Connect server keeps its data: it names the URLs itself, and they may be on other
 * hosts.
 */
import { z } from "zod";
import { type Config, isRemoteDatabase } from "../../config.ts";
import { databaseAway } from "./database.ts";

/** A server that has not answered by then is away. */
const ANSWER_MS = 10_000;

/** The versions of the protocol that Deno speaks. */
const QUESTION = JSON.stringify({ supportedVersions: [1, 2, 3] });

const Metadata = z.object({ endpoints: z.array(z.object({ url: z.string() })) });

/** Every URL the database is read and written at; none for a file. Throws `ConfigError`. */
export async function kvConnectUrls({ kvUrl, kvToken }: Config): Promise<string[]> {
  if (!isRemoteDatabase(kvUrl)) return [];
  try {
    const response = await fetch(kvUrl, {
      method: "POST",
      headers: { authorization: `Bearer ${kvToken ?? ""}`, "content-type": "application/json" },
      body: QUESTION,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { endpoints } = Metadata.parse(JSON.parse(text));
    return [response.url, ...endpoints.map(({ url }) => new URL(url, response.url).href)];
  } catch (error) {
    throw databaseAway(kvUrl, error);
  }
}
