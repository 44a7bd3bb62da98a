/** @module Ids of accounts, with the names that owners know them by. */
import type { AccountName } from "../../lib/admin/admin_data.ts";
import { keys } from "../store/keys.ts";
import { readMany } from "../store/database/read_many.ts";
import type { UserRow } from "../store/accounts/user_row.ts";

/** Gives each of these ids with its name, if the account is still there. */
export async function accountNames(
  kv: Deno.Kv,
  ids: readonly number[],
): Promise<(id: number) => AccountName> {
  const unique = [...new Set(ids)];
  const rows = await readMany<UserRow>(kv, unique.map(keys.user));
  const names = new Map(unique.map((id, index) => [id, rows[index]?.username]));
  return (id) => {
    const username = names.get(id);
    return { id, ...(username !== undefined && { username }) };
  };
}
