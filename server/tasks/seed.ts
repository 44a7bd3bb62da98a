// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task seed`: people, drawn characters, entries and votes of this month and a closed last
 * one, for development and screenshots. Refuses a database that is not of this machine, unless `--anyway`
 * says so.
 */
import { endOf, periodBefore, periodOf } from "../../lib/contest/period.ts";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { type Contest, createContest } from "../contest/contest.ts";
import { DAY_MS } from "../../lib/durations.ts";
import { Failure } from "../failures/failure.ts";
import { openServices, type Services } from "../services.ts";
import { userOwner } from "../store/generations/generation_row.ts";
import { readCommandLine } from "./command_line.ts";
import { SEED_CATS, SEED_PEOPLE, type SeedCat } from "./seed_cats.ts";

/** The password of all seeded accounts. */
const PASSWORD = "cats everywhere";

/** One enters last month's contest, the others this one's. */
const CATS_EACH = SEED_CATS.length / SEED_PEOPLE.length;

const { anyway } = readCommandLine({
  usage: `deno task seed               fills the database of this machine with made-up people
deno task seed -- --anyway   fills any database`,
  options: { anyway: { type: "boolean" } },
}).values;

try {
  await seed(readConfig());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  Deno.exit(2);
}

async function seed(config: Config): Promise<void> {
  if (!isOfThisMachine(config) && !anyway) {
    throw new ConfigError(
      `This looks like a real installation (${config.appUrl}). To fill it with made-up people all the ` +
        "same: deno task seed -- --anyway",
    );
  }
  const services = await openServices(config, {
    renderPage: () => Promise.reject(new Error("Seeding renders no pages.")),
    clientFolder: undefined,
    development: true,
  });
  try {
    const people = await registerPeople(services);
    const cats = await drawCats(services, people);
    await playLastMonth(services, { people, cats });
    await playThisMonth(services, { people, cats });
  } finally {
    await services.close();
  }
  console.log(`Done. Sign in as ${SEED_PEOPLE[0]} with the password "${PASSWORD}".`);
}

function isOfThisMachine({ appUrl, kvUrl, onDeploy }: Config): boolean {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(appUrl).hostname);
  return isLocal && !onDeploy && !kvUrl?.startsWith("http");
}

/** Their ids. Throws when they are there already. */
async function registerPeople({ accounts }: Services): Promise<number[]> {
  const ids: number[] = [];
  for (const username of SEED_PEOPLE) {
    const person = { username, email: `${username}@example.com`, password: PASSWORD };
    // An address of its own for each: they are counted by it.
    const visit = { clientAddress: `seed ${username}`, device: "Seeding" };
    try {
      ids.push((await accounts.register(person, visit)).user.id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new ConfigError(`${username}: ${error.message}. Was this database seeded before?`);
    }
  }
  return ids;
}

/** An entry to be. */
interface OwnedCat extends SeedCat {
  id: number;
  userId: number;
}

async function drawCats(
  { generation, characters }: Services,
  people: readonly number[],
): Promise<OwnedCat[]> {
  const cats: OwnedCat[] = [];
  for (const [index, cat] of SEED_CATS.entries()) {
    const userId = people[Math.floor(index / CATS_EACH)]!;
    const { name, prompt, style, traits, accessories, colorScheme } = cat;
    const choices = { prompt, style, traits, accessories, colorScheme, seed: String(index) };
    const { imageUrl } = await generation.generate({ owner: userOwner(userId), choices });
    const details = { name, traits, accessories, colorScheme, imageUrl };
    const { id } = await characters.save(userId, details);
    cats.push({ ...cat, id, userId });
    console.log(`drawn: ${name}`);
  }
  return cats;
}

interface Cast {
  people: readonly number[];
  cats: readonly OwnedCat[];
}

async function playLastMonth({ kv, contest }: Services, { people, cats }: Cast): Promise<void> {
  const now = lastMonthsClock();
  const lastMonth = createContest({ kv, now });
  await play(lastMonth, { people, cats: cats.filter((_, index) => index % CATS_EACH === 0) });
  await contest.closePast();
}

async function playThisMonth({ contest }: Services, { people, cats }: Cast): Promise<void> {
  await play(contest, { people, cats: cats.filter((_, index) => index % CATS_EACH > 0) });
}

/** Each user enters with their cats and votes for about half of the others'. */
async function play(contest: Contest, { people, cats }: Cast): Promise<void> {
  for (const { id, userId, description } of cats) {
    const entry = await contest.submit(userId, { characterId: id, description });
    for (const voter of people) {
      const mood = (entry.id * 13 + voter * 7) % 11;
      if (voter === userId || mood > 5) continue;
      const rating = 1 + mood % 5;
      await contest.vote({ submissionId: entry.id, userId: voter, rating, clientAddress: "seed" });
    }
  }
}

/** A clock that begins ten days before the end of last month. */
function lastMonthsClock(): () => Date {
  const begin = endOf(periodBefore(periodOf(new Date()))) - 10 * DAY_MS;
  const startedAt = Date.now();
  return () => new Date(begin + (Date.now() - startedAt));
}
