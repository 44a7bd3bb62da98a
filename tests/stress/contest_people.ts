/**
 * @module People and cats of a contest, written into the database of a server that does not run yet:
 * signing up a thousand people through the server would test the hashing of passwords.
 */
import { join } from "node:path";
import { newSession } from "../../server/accounts/sessions.ts";
import type { CharacterRow } from "../../server/store/characters/character_row.ts";
import { type GenerationRow, userOwner } from "../../server/store/generations/generation_row.ts";
import { keys } from "../../server/store/keys.ts";
import { enterContest } from "../../server/store/contest/submissions.ts";
import { createUser } from "../../server/store/accounts/users.ts";

export interface Person {
  id: number;
  cookie: string;
}

export interface ContestPeople {
  people: Person[];
  /** Ids of the characters, each of the person at the same place. */
  cats: number[];
  /** Ids of the entries, of the first people. */
  entries: number[];
}

export interface PeopleOptions {
  people: number;
  /** How many of them have entered the contest. */
  entries: number;
  at: Date;
}

/** Writes them, each signed in and with one character. */
export async function writePeople(
  dataDir: string,
  { people, entries, at }: PeopleOptions,
): Promise<ContestPeople> {
  using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
  const found: ContestPeople = { people: [], cats: [], entries: [] };
  for (let id = 1; id <= people; id++) {
    found.people.push(await writePerson(kv, id, at));
    const cat = character(id, at);
    await kv.atomic().set(keys.character(id), cat)
      .set(keys.generation(cat.generationId), generationOf(cat))
      .set(keys.generationByImage(cat.imageKey), cat.generationId)
      .set(keys.characterByUser(id, id), id)
      .set(keys.collection(id), { count: 1 })
      .commit();
    found.cats.push(id);
    if (id > entries) continue;
    await enterContest(
      kv,
      { id, userId: id, characterId: id, at: new Date(at.getTime() + id) },
      () => {},
    );
    found.entries.push(id);
  }
  for (const name of ["users", "characters", "submissions"]) {
    await kv.set(["sequences", name], people);
  }
  return found;
}

async function writePerson(kv: Deno.Kv, id: number, at: Date): Promise<Person> {
  const session = newSession({
    userId: id,
    device: "stress",
    clientAddress: "unknown",
    now: at.getTime(),
  });
  const username = `voter${id}`;
  const names = { username, email: `${username}@example.com` };
  const row = { id, ...names, passwordHash: "", sessionEra: 0, createdAt: at.toISOString() };
  await createUser(kv, row, session);
  return { id, cookie: `session=${session.token}` };
}

function generationOf(
  { id, generationId, userId, imageKey, alt, prompt, style, createdAt }: CharacterRow,
): GenerationRow {
  return {
    id: generationId,
    owner: userOwner(userId),
    state: "saved",
    fingerprint: "",
    prompt,
    style,
    seed: "",
    traits: [],
    accessories: [],
    picture: { imageKey, alt, understanding: { understood: [], guessed: [], ignored: [] } },
    characterId: id,
    createdAt,
    worker: "",
    unsavedUntil: 0,
  };
}

function character(id: number, at: Date): CharacterRow {
  return {
    id,
    userId: id,
    generationId: `generation ${id}`,
    name: `Cat ${id}`,
    prompt: "a ginger cat",
    style: "cartoon",
    imageKey: `pictures/${String(id).padStart(24, "A")}.png`,
    alt: "A ginger cat.",
    traits: [],
    accessories: [],
    colorScheme: "pink",
    favorite: false,
    isPremium: false,
    createdAt: at.toISOString(),
  };
}
