/** @module Who may open an account: the mode, and invitations. */
import * as z from "zod/mini";
import { REGISTRATION_MODES } from "../../../lib/registration.ts";
import { lengthOf } from "../../../lib/limits.ts";
import type { FormDefinition } from "./form.ts";
import { read, wholeNumber } from "./sent_values.ts";
import { t } from "../../../lib/i18n/translate.ts";

const back = () => ({ href: "/admin/registration", label: t("Cancel") });

const MAX_USES = 1000;
const MAX_DAYS = 365;
const MAX_NOTE = 100;

const Mode = z.object({
  mode: z.enum(REGISTRATION_MODES, { error: () => t("Please choose one of these") }),
});

const Invitation = z.object({
  uses: wholeNumber(1, MAX_USES),
  days: wholeNumber(1, MAX_DAYS),
  note: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => lengthOf(text) <= MAX_NOTE, {
        error: () => t("Please keep it to {max} characters", { max: MAX_NOTE }),
      }),
    ),
  ),
});

export const REGISTRATION_FORMS: FormDefinition[] = [
  {
    path: /^\/admin\/registration\/(mode)\/?$/,
    show: async ({ registration }) => ({
      title: t("Who may open an account?"),
      text: [],
      fields: [{
        name: "mode",
        label: t("Registration"),
        kind: "choice",
        required: true,
        value: await registration.mode(),
        options: [
          { value: "open", label: t("Open"), hint: t("Everyone can register.") },
          {
            value: "invitation",
            label: t("By invitation"),
            hint: t("Only with the link of an invitation that still has uses."),
          },
          {
            value: "closed",
            label: t("Closed"),
            hint: t("No new accounts, not even with a link."),
          },
        ],
      }],
      submit: t("Save"),
      back: back(),
    }),
    async send({ registration }, { ownerId, values }) {
      await registration.setMode(ownerId, read(Mode, values).mode);
      return { to: "/admin/registration", notice: "mode-set" };
    },
  },
  {
    path: /^\/admin\/registration\/(invite)\/?$/,
    show: () =>
      Promise.resolve({
        title: t("New invitation"),
        text: [t("You get a link. Each account that is opened with it takes one of its uses.")],
        fields: [
          {
            name: "uses",
            label: t("Uses"),
            hint: t("How many accounts can be opened with it."),
            kind: "number",
            required: true,
            min: 1,
            max: MAX_USES,
            value: "1",
          },
          {
            name: "days",
            label: t("Days"),
            hint: t("After this time it ends, used or not."),
            kind: "number",
            required: true,
            min: 1,
            max: MAX_DAYS,
            value: "7",
          },
          {
            name: "note",
            label: t("Note"),
            hint: t("What it is for. Only owners see it."),
            kind: "text",
            maxLength: MAX_NOTE,
          },
        ],
        submit: t("Make the invitation"),
        back: back(),
      }),
    async send({ registration }, { ownerId, id, values }) {
      await registration.invite(ownerId, { id, ...read(Invitation, values) });
      return { to: "/admin/registration", notice: "invitation-made" };
    },
  },
  {
    path: /^\/admin\/invitations\/(\w{26})\/revoke\/?$/,
    async show({ registration }, target) {
      const invitations = await registration.invitations();
      const invitation = invitations.find(({ id }) => id === target);
      if (!invitation || invitation.revokedAt) return null;
      return {
        title: t("Revoke this invitation?"),
        text: [
          ...(invitation.note ? [t("Note: {note}", { note: invitation.note })] : []),
          t(
            "{used} of {uses} uses are taken. Its link stops working at once; accounts that were opened with it stay.",
            { used: invitation.used, uses: invitation.uses },
          ),
        ],
        fields: [],
        submit: t("Revoke the invitation"),
        danger: true,
        back: back(),
      };
    },
    async send({ registration }, { target, ownerId }) {
      await registration.revoke(ownerId, target);
      return { to: "/admin/registration", notice: "invitation-revoked" };
    },
  },
];
