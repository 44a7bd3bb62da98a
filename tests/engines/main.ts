// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task test:engines`: the main way in the browsers of other makers that are installed. Exit
 * code 1 when one fails.
 */
import { readCommandLine } from "../../server/tasks/command_line.ts";
import { startProduct } from "../../server/tasks/product.ts";
import type { Engine } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { type Guest, userJourney } from "./user_journey.ts";
import { openWebKit } from "./webkit.ts";

readCommandLine({ usage: "deno task test:engines   the main way in Firefox and WebKit" });

const messages: string[] = [];
const ENGINES: [name: string, open: () => Promise<Engine | null>][] = [
  ["Firefox (firefox-esr)", () => openFirefox((text) => messages.push(text))],
  ["WebKit (webkit2gtk-driver, xvfb)", openWebKit],
];

const product = await startProduct({ variables: { REGISTRATIONS_PER_HOUR: "0" } });
let failed = false;
try {
  for (const [name, open] of ENGINES) {
    const engine = await open();
    if (!engine) {
      console.log(`${name} is not installed: not walked.`);
      continue;
    }
    try {
      await userJourney(engine, product.origin, await newGuest(product.origin));
      if (messages.length > 0) throw new Error(`Its console says:\n${messages.join("\n")}`);
      console.log(`${engine.name}: drawn, signed in, saved, voted.`);
    } catch (error) {
      failed = true;
      console.error(`${engine.name}:`, error);
    } finally {
      await engine.close();
    }
  }
} finally {
  await product.stop();
  await product.clear();
}
Deno.exit(failed ? 1 : 0);

/** An account, and an entry of another one. */
async function newGuest(origin: string): Promise<Guest> {
  const artist = await register(origin);
  const drawn = await artist.post("/api/characters/generate", {
    prompt: "a grey cat",
    style: "pixel",
  });
  const details = { name: "Mia", traits: [], accessories: [], colorScheme: "pink" };
  const { prompt, style, imageUrl } = drawn;
  const { id } = await artist.post("/api/characters", { prompt, style, imageUrl, ...details });
  await artist.post("/api/community/submissions", { characterId: id });
  const { username, password } = await register(origin);
  return { username, password, entryUrl: `${origin}/character/${id}` };
}

async function register(origin: string) {
  const username = `cat_${crypto.randomUUID().slice(0, 8)}`;
  const password = "a cat on the roof";
  let cookie = "";
  async function post(path: string, body: object) {
    const headers = { "Content-Type": "application/json", Origin: origin, Cookie: cookie };
    const response = await fetch(origin + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return await response.json();
  }
  await post("/api/register", { username, email: `${username}@example.com`, password });
  return { username, password, post };
}
