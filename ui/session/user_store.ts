/**
 * @module The signed-in user, one for all islands of a page. The server sends the user along with the page;
 * from then on the balance and the session are followed here.
 *
 * Only effects and event handlers write, so a server that renders never has a user in its memory.
 */
import { atom, type ReadableAtom } from "nanostores";
import { type ApiAnswer, callApi } from "../api/api.ts";
import type { User } from "../../lib/user.ts";

const current = atom<User | null | undefined>(undefined);

/** Counts what is said about the user: only the newest word counts. */
let words = 0;

/** The signed-in user, null for a guest; undefined until an island has said whom the page was made for. */
export const $user: ReadableAtom<User | null | undefined> = current;

/** Says whom the page was made for. Whatever is known already is newer, and stays. */
export function seedUser(user: User | null): void {
  if (current.get() === undefined) current.set(user);
}

/** The user has changed: signed in, signed out, or with another balance. */
export function setUser(user: User | null): void {
  words += 1;
  current.set(user);
}

/** The balance after something was paid, as the server's answer says; nothing for guests. */
export function updateBalance(remainingGenerations: number | undefined): void {
  const user = current.get();
  if (user && remainingGenerations !== undefined) setUser({ ...user, remainingGenerations });
}

/** Asks the server who is signed in. An answer that something newer has overtaken is dropped. */
export async function refreshUser(ask = askForUser): Promise<void> {
  const word = words += 1;
  const answer = await ask();
  if (word !== words) return;
  if ("body" in answer) current.set(answer.body);
  else if (answer.problem.status === 401) current.set(null);
}

function askForUser(): Promise<ApiAnswer<User>> {
  return callApi<User>("/api/user");
}
