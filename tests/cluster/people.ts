/** @module People of a cluster's site, and what they do when all is well. */
import assert from "node:assert/strict";
import { ask, draw, LOST, register } from "../stress/client.ts";
import type { Cluster } from "./cluster.ts";

export interface Member {
  username: string;
  cookie: string;
}

export const SUBMISSIONS = "/api/community/submissions";

/** Opens accounts, with one server after the other. */
export async function registerMembers(
  { instances, seed }: Pick<Cluster, "instances" | "seed">,
  name: string,
  count: number,
): Promise<Member[]> {
  const members: Member[] = [];
  for (let n = 0; n < count; n += instances.length) {
    const some = instances.slice(0, count - n).map(async ({ origin }, seat) => {
      const username = `${name}-${seed}-${n + seat}`;
      return { username, cookie: await register(origin, username) };
    });
    members.push(...await Promise.all(some));
  }
  return members;
}

/** What a member who has just drawn sends to save the picture. */
export async function drawCat(origin: string, { username, cookie }: Member, key = "cat") {
  const request = { idempotencyKey: `${username}-${key}`, prompt: `a grey cat, ${username}` };
  const drawn = await draw(origin, request, cookie);
  assert(drawn !== LOST && drawn.status === 200, JSON.stringify(drawn));
  return { ...drawn.body, name: "Miso" };
}

/** Draws and saves a cat and enters it into the contest; the id of the entry. */
export async function enterCat(origin: string, member: Member, key?: string): Promise<number> {
  const { cookie } = member;
  const body = await drawCat(origin, member, key);
  const saved = await ask(origin, "/api/characters", { cookie, body });
  assert.equal(saved.status, 201);
  const entered = await ask(origin, SUBMISSIONS, { cookie, body: { characterId: saved.body.id } });
  assert.equal(entered.status, 201);
  return entered.body.id;
}
