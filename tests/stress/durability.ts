/**
 * @module Whether what a server has acknowledged is there: accounts, sessions, credits, pictures.
 */
import assert from "node:assert/strict";
import { ask, assertPictureThere, checkCredits, draw } from "./client.ts";
import type { Person } from "./crowd.ts";

/** Signs in with the password last acknowledged, or the one on its way, and looks at the credits. */
export async function assertDurable(origin: string, person: Person): Promise<void> {
  const { username, passwords, pictures } = person;
  if (person.cookie) {
    const { status, body } = await ask(origin, "/api/user", { cookie: person.cookie });
    assert.deepEqual([status, body.username], [200, username], "the session lives");
  }
  const answers = [];
  for (const password of passwords) {
    answers.push(await ask(origin, "/api/login", { body: { username, password } }));
  }
  const entered = answers.find(({ status }) => status === 200);
  assert.ok(entered, `${username} signs in`);
  person.cookie = entered.cookie;
  const credits = await checkCredits(origin, entered.cookie!);
  const available = 6 - pictures.size;
  assert.deepEqual(credits, { available, held: 0, sum: available, agrees: true }, username);
}

/** Asks for everything again: the same answers, and the files are there. */
export async function assertPicturesThere(origin: string, person: Person): Promise<void> {
  for (const { request, picture } of person.pictures.values()) {
    const again = await draw(origin, request, person.cookie);
    assert.deepEqual(again !== "lost" && again.body, picture, request.idempotencyKey);
    await assertPictureThere(origin, picture);
  }
}
