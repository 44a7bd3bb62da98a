/** @module Who owns the site, as the operator decides at a terminal of the server. */
import { orConflict } from "../store/database/or_conflict.ts";
import { Failure } from "../failures/failure.ts";
import { listOwners, setOwner } from "../store/accounts/owners.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What the operator asks about owners. */
export type OwnerCommand = { action: "list" } | { action: "add" | "remove"; username: string };

/** What such a command answers: the owners, or the change that was made. */
export type OwnerAnswer =
  | { owners: { username: string; suspended: boolean }[] }
  | { changed: "add" | "remove"; username: string };

/** Runs the command. Throws `notFound` for an unknown name, `conflict` when nothing changes. */
export async function runOwnerCommand(
  kv: Deno.Kv,
  command: OwnerCommand,
  now: () => Date = () => new Date(),
): Promise<OwnerAnswer> {
  if (command.action === "list") {
    const owners = await listOwners(kv);
    return {
      owners: owners.map(({ username, suspension }) => ({
        username,
        suspended: suspension !== undefined,
      })),
    };
  }
  const { action, username } = command;
  const isOwner = action === "add";
  const changed = orConflict(await setOwner(kv, { username, isOwner, at: now() }));
  if (changed === "notFound") {
    throw new Failure(
      "notFound",
      t('There is no account with the name "{name}".', { name: username }),
    );
  }
  if (changed === "unchanged") {
    const message = isOwner
      ? t('"{name}" is an owner already.', { name: username })
      : t('"{name}" is no owner.', { name: username });
    throw new Failure("conflict", message);
  }
  return { changed: action, username: changed.username };
}
