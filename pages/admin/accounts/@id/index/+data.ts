import { render } from "vike/abort";
import type { AccountDetails } from "../../../../../lib/admin/admin_data.ts";
import type { PageContext } from "../../../../types.ts";

/** Nothing is looked for under an id that is no number. */
const ID = /^\d{1,15}$/;

export async function data({ load, routeParams }: PageContext): Promise<AccountDetails> {
  const id = routeParams.id!;
  const account = ID.test(id) ? await load.admin!.account(Number(id)) : null;
  if (!account) throw render(404);
  return account;
}
