/**
 * @module Whose the things are that a tab keeps. They stay when a session has ended, until another person
 * signs in.
 */
import { forgetTab, tabStorage } from "../storage/tab_storage.ts";
import type { User } from "../../lib/user.ts";

const STORAGE_KEY = "owner";

/** Forgets what another person has left in this tab. What a guest has left goes along to the account. */
export function claimTab({ id }: Pick<User, "id">): void {
  const owner = tabStorage.getItem(STORAGE_KEY);
  if (owner !== null && owner !== String(id)) forgetTab();
  tabStorage.setItem(STORAGE_KEY, String(id));
}
