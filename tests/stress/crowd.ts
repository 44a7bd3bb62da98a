/**
 * @module People who use the product while it dies again and again. Each keeps a diary of what the server
 * has acknowledged; whatever got no answer they ask again, as a browser would.
 */
import assert from "node:assert/strict";
import type { GeneratedCharacter } from "../../lib/character.ts";
import type { Random } from "../../server/illustrator/random.ts";
import { type Answer, call, draw, LOST, type Lost, type PictureRequest } from "./client.ts";
import { sleep } from "../../lib/sleep.ts";

/** A person and their diary. */
export interface Person {
  username: string;
  /** The one in force first; more while a change of it got no answer. */
  passwords: string[];
  /** The server has said that the account exists. */
  registered: boolean;
  cookie?: string;
  /** Requests that were answered, with the answer. */
  pictures: Map<string, { request: PictureRequest; picture: GeneratedCharacter }>;
  /** Got no answer yet. */
  open?: PictureRequest;
  outOfCredits?: true;
}

/** What has happened so far. */
export interface Diary {
  registrations: number;
  signIns: number;
  passwordChanges: number;
  pictures: number;
  /** Requests that got no answer. */
  lost: number;
}

export interface World {
  seed: string;
  chance: Random;
  /** Origin of the server, once it runs again. */
  origin(): Promise<string>;
  /** Whether people still begin new things. */
  isOpen(): boolean;
  /** Longest pause between two actions; {@link LONGEST_PAUSE_MS} by default. */
  longestPauseMs?: number;
  /** Called with each new person. */
  onPerson?(person: Person): void;
  diary: Diary;
}

/** Longest pause between two actions, in milliseconds. */
const LONGEST_PAUSE_MS = 40;

/** Lives as one person after the other, each until their credits are gone; answers all of them. */
export async function liveAsUser(world: World, seat: number): Promise<Person[]> {
  const people: Person[] = [];
  while (world.isOpen()) {
    const person = newPerson(`person-${world.seed}-${seat}-${people.length}`);
    people.push(person);
    world.onPerson?.(person);
    await live(world, person);
  }
  return people;
}

/** A guest without an account, who only draws. */
export async function liveAsGuest(world: World, seat: number): Promise<Person> {
  const guest = newPerson(`guest-${world.seed}-${seat}`);
  world.onPerson?.(guest);
  while (world.isOpen() || guest.open) {
    await requestPicture(world, guest);
    await sleep(world.chance.between(0, world.longestPauseMs ?? 0));
  }
  return guest;
}

function newPerson(username: string): Person {
  return {
    username,
    passwords: [`first password of ${username}`],
    registered: false,
    pictures: new Map(),
  };
}

/** What people with an account do, as often as it stands here. */
const HABITS: ((world: World, person: Person) => Promise<void>)[] = [
  ...Array(5).fill(requestPicture),
  ...Array(3).fill(signIn),
  changePassword,
  lookAtCredits,
];

/** Goes on until the credits are gone, or the world closes and nothing is open any more. */
async function live(world: World, person: Person): Promise<void> {
  const { chance, longestPauseMs = LONGEST_PAUSE_MS } = world;
  while (!person.outOfCredits) {
    if (!person.registered) await enter(world, person);
    else if (!person.cookie) await signIn(world, person);
    else if (world.isOpen()) await chance.pick(HABITS)(world, person);
    else if (person.open) await requestPicture(world, person);
    else return;
    await sleep(chance.between(0, longestPauseMs));
  }
}

/** Registers; when an earlier try got no answer, the name may already belong to this person. */
async function enter(world: World, person: Person): Promise<void> {
  const { username, passwords } = person;
  const body = { username, email: `${username}@example.com`, password: passwords[0] };
  const answer = await send(world, "/api/register", { body });
  if (answer === LOST) {
    person.cookie = undefined;
    return;
  }
  if (answer.status === 409) {
    person.registered = true;
    return;
  }
  assert.equal(answer.status, 201, `${username} registers: ${answer.body.message}`);
  person.registered = true;
  person.cookie = answer.cookie;
  world.diary.registrations++;
}

/** Signs in; a lost answer may have ended the session one had. */
async function signIn(world: World, person: Person): Promise<void> {
  const { username, cookie } = person;
  for (const password of person.passwords) {
    const answer = await send(world, "/api/login", { cookie, body: { username, password } });
    if (answer === LOST) {
      person.cookie = undefined;
      return;
    }
    if (answer.status === 401) continue;
    assert.equal(answer.status, 200, `${username} signs in`);
    person.cookie = answer.cookie;
    person.passwords = [password];
    world.diary.signIns++;
    return;
  }
  assert.fail(`${username} cannot sign in with ${person.passwords.join(" or ")}`);
}

/** Changes the password; after a lost answer it may be either. */
async function changePassword(world: World, person: Person): Promise<void> {
  const { cookie, passwords: [currentPassword] } = person;
  const newPassword = `another password ${world.chance.whole(1, 1e9)}`;
  const body = { currentPassword, newPassword };
  const answer = await send(world, "/api/account/password", { cookie, body });
  if (answer === LOST) {
    person.passwords = [newPassword, currentPassword!];
    person.cookie = undefined;
    return;
  }
  assert.equal(answer.status, 204, `${person.username} changes the password`);
  person.passwords = [newPassword];
  person.cookie = answer.cookie;
  world.diary.passwordChanges++;
}

/** Requests for a picture, sometimes with a double click. */
async function requestPicture(world: World, person: Person): Promise<void> {
  const { username, cookie, pictures } = person;
  const idempotencyKey = `${username}-${pictures.size}`;
  const request: PictureRequest = person.open ??
    { idempotencyKey, prompt: `a grey cat, ${idempotencyKey}` };
  person.open = request;
  const origin = await world.origin();
  const clicks = world.chance.chance(0.2) ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: clicks }, () => draw(origin, request, cookie)),
  );
  const answered = answers.filter((answer) => answer !== LOST);
  world.diary.lost += answers.length - answered.length;
  for (const { status, body } of answered) {
    if (status === 503) continue;
    if (status === 403) {
      person.open = undefined;
      person.outOfCredits = true;
      return;
    }
    assert.equal(status, 200, `${username} draws: ${body.message}`);
    const earlier = pictures.get(request.idempotencyKey);
    if (earlier) assert.deepEqual(body, earlier.picture, "a double click gets one picture");
    else world.diary.pictures++;
    pictures.set(request.idempotencyKey, { request, picture: body });
    person.open = undefined;
  }
  if (person.open) await sleep(LONGEST_PAUSE_MS);
}

async function lookAtCredits(world: World, person: Person): Promise<void> {
  const answer = await send(world, "/api/user/credits/check", { cookie: person.cookie });
  if (answer === LOST) return;
  assert.equal(answer.status, 200, `${person.username} looks at the credits`);
  assert.equal(answer.body.agrees, true, JSON.stringify(answer.body));
}

/** What was answered. With 503, too, it may have been done or not: a server that stops says it as well. */
async function send(
  world: World,
  path: string,
  options: Parameters<typeof call>[2],
): Promise<Answer | Lost> {
  const answer = await call(await world.origin(), path, options);
  if (answer !== LOST && answer.status !== 503) return answer;
  world.diary.lost++;
  return LOST;
}
