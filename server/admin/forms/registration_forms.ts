/**
 * Who may open an account: the mode, and invitations.
 *
 * @module
 */
import * as z from "zod/mini";
import { REGISTRATION_MODES } from "../../../lib/registration.ts";
import { lengthOf } from "../../../lib/limits.ts";
import { type FormDefinition, read, wholeNumber } from "./form.ts";

const BACK = { href: "/admin/registration", label: "Cancel" };

const MAX_USES = 1000;
const MAX_DAYS = 365;
const MAX_NOTE = 100;

const Mode = z.object({
  mode: z.enum(REGISTRATION_MODES, { error: "Please choose one of these" }),
});

const Invitation = z.object({
  uses: wholeNumber(1, MAX_USES),
  days: wholeNumber(1, MAX_DAYS),
  note: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => lengthOf(text) <= MAX_NOTE, {
        error: `Please keep it to ${MAX_NOTE} characters`,
      }),
    ),
  ),
});

export const REGISTRATION_FORMS: FormDefinition[] = [
  {
    path: /^\/admin\/registration\/(mode)\/?$/,
    show: async ({ registration }) => ({
      title: "Who may open an account?",
      text: [],
      fields: [{
        name: "mode",
        label: "Registration",
        kind: "choice",
        required: true,
        value: await registration.mode(),
        options: [
          { value: "open", label: "Open", hint: "Everyone can register." },
          {
            value: "invitation",
            label: "By invitation",
            hint: "Only with the link of an invitation that still has uses.",
          },
          { value: "closed", label: "Closed", hint: "No new accounts, not even with a link." },
        ],
      }],
      submit: "Save",
      back: BACK,
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
        title: "New invitation",
        text: ["You get a link. Each account that is opened with it takes one of its uses."],
        fields: [
          {
            name: "uses",
            label: "Uses",
            hint: "How many accounts can be opened with it.",
            kind: "number",
            required: true,
            min: 1,
            max: MAX_USES,
            value: "1",
          },
          {
            name: "days",
            label: "Days",
            hint: "After this time it ends, used or not.",
            kind: "number",
            required: true,
            min: 1,
            max: MAX_DAYS,
            value: "7",
          },
          {
            name: "note",
            label: "Note",
            hint: "What it is for. Only owners see it.",
            kind: "text",
            maxLength: MAX_NOTE,
          },
        ],
        submit: "Make the invitation",
        back: BACK,
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
        title: "Revoke this invitation?",
        text: [
          ...(invitation.note ? [`Note: ${invitation.note}`] : []),
          `${invitation.used} of ${invitation.uses} uses are taken. Its link stops working at once; ` +
          "accounts that were opened with it stay.",
        ],
        fields: [],
        submit: "Revoke the invitation",
        danger: true,
        back: BACK,
      };
    },
    async send({ registration }, { target, ownerId }) {
      await registration.revoke(ownerId, target);
      return { to: "/admin/registration", notice: "invitation-revoked" };
    },
  },
];
