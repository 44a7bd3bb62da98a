/** @module What accounts and credits cost besides hashing and drawing, with a database on disk. */
import { type Accounts, createAccounts } from "../../accounts/accounts.ts";
import { createPasswords } from "../../accounts/passwords.ts";
import { readConfig } from "../../config.ts";
import { createGeneration } from "../../generation/generation.ts";
import type { ImageGenerator } from "../../generation/image_generator.ts";
import type { PictureColours } from "../../../lib/picture_colours.ts";
import { draw } from "../../illustrator/draw.ts";
import { parse } from "../../illustrator/words/parse.ts";
import { resolve } from "../../illustrator/words/resolve.ts";
import { diskImages } from "../../images/disk_images.ts";
import { keys } from "../../store/keys.ts";
import { medianMs } from "./median.ts";
import { testPayments } from "../../../tests/support/payments.ts";
import { costRow, type Row } from "./row.ts";

const PASSWORD = "correct horse battery";
const VISIT = { clientAddress: "192.0.2.1", device: "Bench" };

/** Sessions of as many people looked up at once. */
const AT_ONCE = 50;

const GENERATION_GOAL_MS = 15;

export async function accountRows(): Promise<Row[]> {
  const folder = await Deno.makeTempDir();
  const kv = await Deno.openKv(`${folder}/kv.sqlite3`);
  try {
    const images = await diskImages({ folder: `${folder}/images`, secret: new Uint8Array(32) });
    const config = readConfig({
      SIGN_INS_PER_MINUTE: "0",
      REGISTRATIONS_PER_HOUR: "0",
      GUEST_GENERATIONS_PER_DAY: "0",
      SITE_GUEST_GENERATIONS_PER_DAY: "0",
      SITE_REGISTRATIONS_PER_HOUR: "0",
    });
    const { payments } = await testPayments(kv);
    const accounts = createAccounts({ kv, images, payments, config });
    const { hash } = createPasswords();
    const oneHash = { name: "one argon2 hash", ms: await medianMs(() => hash(PASSWORD)) };
    await register(accounts, "first");
    const crowd: Awaited<ReturnType<typeof register>>[] = [];
    const registering = await medianMs(async () =>
      crowd.push(await register(accounts, `user${crowd.length}`))
    );
    const signingIn = await medianMs(() =>
      accounts.signIn({ username: "first", password: PASSWORD }, VISIT)
    );
    const people = crowd.slice(0, AT_ONCE);
    const read = await medianMs(() => forAll(people, ({ user }) => kv.get(keys.user(user.id))));
    const check = await medianMs(() =>
      forAll(people, ({ session }) => accounts.sessions.find(session.token, VISIT.clientAddress))
    );
    const generation = createGeneration({ kv, images, config, generator: await readyMade() });
    const generating = await medianMs(() =>
      generation.generate({
        owner: "guest:192.0.2.1",
        choices: { prompt: "a cat", style: "pixel" },
      })
    );
    return [
      costRow("register", registering, oneHash, 1.3),
      costRow("sign in", signingIn, oneHash, 1.3),
      costRow(`session check, ${AT_ONCE} at once`, check, { name: "one KV read", ms: read }, 1.4),
      {
        what: "everything a generation does besides drawing",
        measured: `${generating.toFixed(1)} ms`,
        goal: `≤ ${GENERATION_GOAL_MS} ms`,
        met: generating <= GENERATION_GOAL_MS,
      },
    ];
  } finally {
    kv.close();
    await Deno.remove(folder, { recursive: true });
  }
}

function register(accounts: Accounts, username: string) {
  return accounts.register(
    { username, email: `${username}@example.com`, password: PASSWORD },
    VISIT,
  );
}

function forAll<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<unknown> {
  return Promise.all(items.map(work));
}

/** A generator whose picture lies ready, with the colours that a drawing thread sees; everything else is measured. */
async function readyMade(): Promise<ImageGenerator> {
  let colours: PictureColours | undefined;
  const png = await draw(resolve(parse("a cat"), { style: "cartoon", seed: "1" }), {
    onColours: (found) => colours = found,
  });
  const understanding = { understood: [], guessed: [], ignored: [] };
  return {
    name: "a picture that lies ready",
    capacity: { atOnce: 1, typicalMs: 10, timeLimitMs: 10_000 },
    understand: () => understanding,
    generate: () =>
      Promise.resolve({
        png: new Uint8Array(png),
        ...(colours && { colours }),
        alt: "A cat.",
        understanding,
      }),
    close() {},
  };
}
