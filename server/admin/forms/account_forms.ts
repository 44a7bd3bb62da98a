/** @module What owners do to accounts. */
import * as z from "zod/mini";
import { isValid } from "ulid";
import { orConflict } from "../../store/database/or_conflict.ts";
import { Failure } from "../../failures/failure.ts";
import { give } from "../../store/credits/gifts.ts";
import { readActingOwner } from "../../store/accounts/owners.ts";
import { removeSessions } from "../../store/accounts/sessions.ts";
import {
  type AccountChanged,
  endEverySession,
  suspend,
  unsuspend,
} from "../../store/accounts/suspensions.ts";
import { findUser } from "../../store/accounts/users.ts";
import type { UserRow } from "../../store/accounts/user_row.ts";
import type { AdminDeps } from "../admin_deps.ts";
import { type FormDefinition, reasonField, type ShownForm, type TargetedForm } from "./form.ts";
import { read, REASON, wholeNumber } from "./sent_values.ts";
import { t } from "../../../lib/i18n/translate.ts";

const MAX_GIFT = 1000;

const Gift = z.extend(REASON, { amount: wholeNumber(1, MAX_GIFT) });

export const ACCOUNT_FORMS: FormDefinition[] = [
  {
    path: pathOf("credits"),
    show: (deps, target) =>
      showFor(deps, target, ({ username }) => ({
        title: t("Give generations to {username}", { username }),
        text: [t("They are added to the statement of the account at once.")],
        fields: [
          {
            name: "amount",
            label: t("Generations"),
            kind: "number",
            required: true,
            min: 1,
            max: MAX_GIFT,
          },
          reasonField(),
        ],
        submit: t("Give generations"),
      })),
    async send({ kv, now }, { target, ownerId, id, values }) {
      const { amount, reason } = read(Gift, values);
      if (!isValid(id)) throw incomplete();
      const userId = Number(target);
      const gift = { userId, ownerId, amount, reason, at: now().toISOString() };
      const given = orConflict(await give(kv, id, gift));
      if (given === "forbidden" || given === "notFound") throw noAccount();
      if (given.userId !== userId || given.amount !== amount) {
        throw new Failure(
          "conflict",
          t("This form has given {n} already. To give more, open it again.", { n: given.amount }),
        );
      }
      return { to: `/admin/accounts/${target}`, notice: "credits-given" };
    },
  },
  {
    path: pathOf("end-sessions"),
    show: (deps, target) =>
      showFor(deps, target, ({ username }) => ({
        title: t("End every session of {username}?", { username }),
        text: [t("The account is signed out everywhere. Its password stays as it is.")],
        fields: [],
        submit: t("End every session"),
        danger: true,
      })),
    async send({ kv, now }, sent) {
      const user = changed(await endEverySession(kv, changeBy(sent, now)));
      if (user) await removeSessions(kv, user.id, user.sessionEra);
      return { to: `/admin/accounts/${sent.target}`, notice: "sessions-ended" };
    },
  },
  {
    path: pathOf("password-link"),
    show: (deps, target) =>
      showFor(deps, target, ({ username, isOwner }) =>
        isOwner ? null : {
          title: t("Make a password link for {username}?", { username }),
          text: [
            t("With the link a new password can be chosen: once, within an hour. Every session then ends."),
            t("Pass it on only to the person the account belongs to."),
          ],
          fields: [],
          submit: t("Make the link"),
        }),
    async send({ kv, accounts }, { target, ownerId }) {
      const [owner, user] = await Promise.all([
        readActingOwner(kv, ownerId),
        findUser(kv, Number(target)),
      ]);
      // Otherwise one owner could take over another; the operator's command is for them.
      if (!owner || !user || user.isOwner) throw noAccount();
      const { username, link } = await accounts.passwordLink(user.username, ownerId);
      return {
        link: {
          title: t("Password link for {username}", { username }),
          text: t("It is shown only now. It works once, for an hour."),
          url: link,
          back: { href: `/admin/accounts/${target}`, label: t("Back to the account") },
        },
      };
    },
  },
  {
    path: pathOf("suspend"),
    show: (deps, target, ownerId) =>
      showFor(
        deps,
        target,
        ({ id, username, suspension }) =>
          id === ownerId || suspension ? null : {
            title: t("Suspend {username}?", { username }),
            text: [
              t("The account cannot be signed in to, and its sessions end at once."),
              t(
                "Its characters and entries stay where they are; entries can be hidden one by one. A subscription goes on and is to be cancelled with the payment provider.",
              ),
            ],
            fields: [reasonField()],
            submit: t("Suspend the account"),
            danger: true,
          },
      ),
    async send({ kv, now }, sent) {
      const { reason } = read(REASON, sent.values);
      const change = changeBy(sent, now);
      if (change.userId === change.ownerId) {
        throw new Failure("conflict", t("You cannot suspend your own account."));
      }
      const user = changed(await suspend(kv, { ...change, reason }));
      // They have ended already; only their rows are left.
      if (user) await removeSessions(kv, user.id, user.sessionEra);
      return { to: `/admin/accounts/${sent.target}`, notice: "suspended" };
    },
  },
  {
    path: pathOf("unsuspend"),
    show: (deps, target) =>
      showFor(deps, target, ({ username, suspension }) =>
        suspension
          ? {
            title: t("Lift the suspension of {username}?", { username }),
            text: [t("It was suspended for: {reason}", { reason: suspension.reason })],
            fields: [],
            submit: t("Lift the suspension"),
          }
          : null),
    async send({ kv, now }, sent) {
      changed(await unsuspend(kv, changeBy(sent, now)));
      return { to: `/admin/accounts/${sent.target}`, notice: "unsuspended" };
    },
  },
];

function pathOf(action: string): RegExp {
  return new RegExp(`^/admin/accounts/(\\d{1,15})/${action}/?$`);
}

async function showFor(
  { kv }: AdminDeps,
  target: string,
  form: (user: UserRow) => Omit<ShownForm, "back"> | null,
): Promise<ShownForm | null> {
  const user = await findUser(kv, Number(target));
  const shown = user && form(user);
  return shown && { ...shown, back: { href: `/admin/accounts/${target}`, label: t("Cancel") } };
}

function changeBy({ target, ownerId }: TargetedForm, now: () => Date) {
  return { userId: Number(target), ownerId, at: now() };
}

/** The account as it is now; null when it was so before. */
function changed(answer: AccountChanged): UserRow | null {
  const user = orConflict<UserRow | "forbidden" | "notFound" | "unchanged">(answer);
  if (user === "forbidden" || user === "notFound") throw noAccount();
  return user === "unchanged" ? null : user;
}

function noAccount(): Failure {
  return new Failure("notFound", t("There is no such account."));
}

function incomplete(): Failure {
  return new Failure("invalid", t("The form is incomplete. Please open it again."));
}
