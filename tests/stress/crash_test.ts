/**
 * The server is killed fourteen times while people use it. Whatever it has acknowledged is there afterwards,
 * and the books are right at every moment.
 */
import assert from "node:assert/strict";
import { type Books, readBooks } from "./books.ts";
import { type Diary, liveAsGuest, liveAsUser, type World } from "./crowd.ts";
import { assertDurable, assertPicturesThere } from "./durability.ts";
import { stress } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

const KILLS = 14;
const USERS = 20;
const GUESTS = 3;

/** Guests are counted, but none here reaches the limit. */
const VARIABLES = { GUEST_GENERATIONS_PER_DAY: "100000" };

stress(`${KILLS} times kill -9 with ${USERS} active users`, async ({ seed, chance, start }) => {
  let product = await start({ variables: VARIABLES });
  const { dataDir } = product;
  let running = Promise.resolve(product);
  let open = true;
  const diary: Diary = { registrations: 0, signIns: 0, passwordChanges: 0, pictures: 0, lost: 0 };
  const world: World = {
    seed,
    chance,
    diary,
    origin: async () => (await running).origin,
    isOpen: () => open,
  };
  const users = Array.from({ length: USERS }, (_, seat) => liveAsUser(world, seat));
  const guests = Array.from({ length: GUESTS }, (_, seat) => liveAsGuest(world, seat));
  const clients = Promise.all([...users, ...guests]);
  // A failed assertion of one client ends the test at once.
  clients.catch(() => {});

  const cutOff: Books[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await Promise.race([clients, sleep(chance.between(20, 700))]);
    const restarted = Promise.withResolvers<typeof product>();
    running = restarted.promise;
    await product.stop("SIGKILL");
    const books = await readBooks(dataDir);
    assert.deepEqual(books.errors, [], `after kill ${kill}`);
    cutOff.push(books);
    product = await start({ dataDir, variables: VARIABLES });
    restarted.resolve(product);
  }
  open = false;
  const people = (await clients).flat();
  const accounts = (await Promise.all(users)).flat();

  for (const person of accounts) await assertDurable(product.origin, person);
  for (const person of people) await assertPicturesThere(product.origin, person);
  assert.equal(await product.stop(), 0);
  const books = await readBooks(dataDir);
  assert.deepEqual(books.errors, []);
  assert.deepEqual([books.open.length, books.held], [0, 0]);
  assert.deepEqual(books.usernames, new Set(accounts.map(({ username }) => username)));
  const acknowledged = people.flatMap(({ pictures }) => [...pictures.values()]);
  assert.deepEqual(
    books.pictures,
    new Set(acknowledged.map(({ picture }) => picture.imageUrl)),
  );
  const held = cutOff.reduce((sum, books) => sum + books.held, 0);
  return `${KILLS} kills, ${diary.lost} requests without an answer, ${held} credits held when it died; ` +
    `${books.usernames.size} accounts, ${diary.signIns} sign-ins, ` +
    `${diary.passwordChanges} new passwords, ${books.pictures.size} pictures: ` +
    "all there, every ledger equals its balance, nothing held";
});
