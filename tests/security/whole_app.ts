/**
 * @module The whole application in this process, with everything real but three parts: the database lives
 * in memory, so that a test can look at all of it; pictures have one colour and no copies before one is
 * asked for, so that it need not wait.
 */
import assert from "node:assert/strict";
import type { Hono } from "hono";
import { resolve } from "node:path";
import { createApp } from "../../server/app.ts";
import { createCharacterFiles } from "../../server/character_files/character_files.ts";
import { RATE_LIMITS } from "../../server/rate_limits/rate_limits.ts";
import { createKittens } from "../../server/kittens/kittens.ts";
import { readConfig } from "../../server/config.ts";
import { createRedrawing } from "../../server/generation/redrawing.ts";
import { createStories } from "../../server/stories/stories.ts";
import { createGeneration } from "../../server/generation/generation.ts";
import { NO_EAGER_VARIANTS } from "../support/app.ts";
import { testGenerator } from "../support/generation_fixture.ts";
import type { AppEnv } from "../../server/http/env.ts";
import { vikeRenderer } from "../../server/pages/page_renderer.ts";
import { openServices, type Services } from "../../server/services.ts";
import { keys } from "../../server/store/keys.ts";

export interface WholeApp {
  app: Hono<AppEnv>;
  services: Services;
  /** Public origin, the one browsers call same-origin. */
  origin: string;
  /** Asks as a script of our own pages does. A body that is no text is sent as JSON. */
  ask(method: string, path: string, question?: Question): Promise<Response>;
  /** Opens an account; its cookie and id. */
  signUp(username?: string): Promise<Account>;
  /** Everything it remembers: rows with their versions, and files. */
  memory(): Promise<Memory>;
  /** Throws where it remembers anything else than `before`. */
  assertUnchanged(before: Memory): Promise<void>;
  close(): Promise<void>;
}

export interface Memory {
  rows: Deno.KvEntry<unknown>[];
  /** Path and size. */
  files: [path: string, size: number][];
}

export interface Question {
  headers?: Record<string, string>;
  body?: unknown;
  cookie?: string;
  /** Address of the peer. */
  peer?: string;
}

export interface Account {
  id: number;
  username: string;
  email: string;
  password: string;
  /** Name and value. */
  cookie: string;
}

/** Every test comes from one address. */
const NO_LIMITS = {
  GUEST_GENERATIONS_PER_DAY: "0",
  SITE_GUEST_GENERATIONS_PER_DAY: "0",
  SITE_REGISTRATIONS_PER_HOUR: "0",
  SIGN_INS_PER_MINUTE: "0",
  REGISTRATIONS_PER_HOUR: "0",
};

export async function openWholeApp(
  variables: Record<string, string> = {},
  change: (services: Services) => Partial<Services> = () => ({}),
): Promise<WholeApp> {
  await import(resolve("dist/server/entry.mjs"));
  const dataDir = await Deno.makeTempDir({ prefix: "purrtrait-security-" });
  const config = readConfig({
    DATA_DIR: dataDir,
    KV_URL: ":memory:",
    ILLUSTRATOR_WORKERS: "1",
    ...NO_LIMITS,
    ...variables,
  });
  const opened = await openServices(config, {
    renderPage: vikeRenderer("dist/client"),
    clientFolder: "dist/client",
    development: false,
  }, { eagerVariants: NO_EAGER_VARIANTS });
  const { kv, images } = opened;
  const generator = testGenerator();
  const generation = createGeneration({ kv, images, config, generator });
  const redrawing = createRedrawing({ kv, images, generator, generation });
  opened.readiness.state = "ready";
  const characterFiles = createCharacterFiles({ kv, images, generator });
  const kittens = createKittens({ kv, images, generator, generation });
  const stories = createStories({ kv, images, generator, generation });
  const drawing = { generation, redrawing, characterFiles, kittens, stories };
  const services = { ...opened, ...drawing, ...change(opened) };
  const app = createApp(services);
  const origin = config.appUrl;
  let accounts = 0;

  async function ask(method: string, path: string, question: Question = {}): Promise<Response> {
    const headers = new Headers({ origin, ...question.headers });
    if (question.cookie) headers.set("cookie", question.cookie);
    let body = question.body as BodyInit | undefined;
    if (body !== undefined && !headers.has("content-type")) {
      headers.set("content-type", "application/json");
      if (typeof body !== "string") body = JSON.stringify(body);
    }
    const request = new Request(origin + path, { method, headers, body });
    return await app.fetch(request, { remoteAddr: { hostname: question.peer ?? "192.0.2.1" } });
  }

  async function signUp(username = `person${++accounts}`): Promise<Account> {
    const person = {
      username,
      email: `${username}@example.com`,
      password: `${username} has a secret`,
    };
    const response = await ask("POST", "/api/register", { body: person });
    const { id } = await response.json();
    return { ...person, id, cookie: response.headers.get("set-cookie")!.split(";")[0]! };
  }

  async function memory(): Promise<Memory> {
    const rows = await Array.fromAsync(opened.kv.list({ prefix: [] }));
    const lasting = rows.filter(({ key }) =>
      key[0] !== IMPRESSIONS && key[0] !== WRITE_PROBE &&
      !FILES_DRAWN.every((part, n) => part === key[n])
    );
    return { rows: lasting, files: await filesIn(dataDir) };
  }

  return {
    app,
    services,
    origin,
    ask,
    signUp,
    memory,
    async assertUnchanged(before) {
      const now = await memory();
      const present = new Set(now.rows.map(({ key }) => JSON.stringify(key)));
      const rows = before.rows.filter(({ key }) =>
        key[0] !== ATTEMPTS || present.has(JSON.stringify(key))
      );
      assert.deepEqual(now, { ...before, rows });
    },
    async close() {
      try {
        await opened.close();
      } finally {
        await Deno.remove(dataDir, { recursive: true });
      }
    },
  };
}

/** How often entries were shown is written a while after they were. */
const [IMPRESSIONS] = keys.impressionsIn("");

/** Each file that is drawn at a request counts against a limit. */
const FILES_DRAWN = keys.attempts(RATE_LIMITS.files.name, 0, "").slice(0, 2);

/** Counts of attempts: the database drops one when its window of time ends, which may be during a test. */
const [ATTEMPTS] = FILES_DRAWN;

/** Written at each check whether the server is ready. */
const [WRITE_PROBE] = keys.writeProbe;

/** Copies of pictures are made in the background or at a request, and can always be made again. */
const COPIES = /-(\d+\.webp|card\.png)$/;

/** What is being written comes and goes. */
const UNFINISHED = "unfinished";

/** Path and size of every file that is there for good. */
async function filesIn(folder: string): Promise<[path: string, size: number][]> {
  const files: [string, number][] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (name === UNFINISHED || COPIES.test(name)) continue;
    if (isDirectory) files.push(...await filesIn(path));
    else files.push([path, (await Deno.stat(path)).size]);
  }
  return files.sort();
}
