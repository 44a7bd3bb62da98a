/** @module What owners do to entries of the contest. */
import { Failure } from "../../failures/failure.ts";
import { readShown } from "../../contest/presentation.ts";
import type { ModerationAction } from "../../store/contest/reports.ts";
import type { AdminDeps } from "../admin_deps.ts";
import { type FormDefinition, reasonField, type ShownForm } from "./form.ts";
import { read, REASON } from "./sent_values.ts";
import { t } from "../../../lib/i18n/translate.ts";

export const ENTRY_FORMS: FormDefinition[] = [
  {
    path: /^\/admin\/reports\/(\d{1,15})\/hide\/?$/,
    show: (deps, target) =>
      showFor(deps, target, { hidden: false }, (name) => ({
        title: t("Hide {entry}?", { entry: name }),
        text: [
          t("The entry leaves the gallery and the ranking at once. Its votes stay on record."),
          t("Its maker sees under My Submissions that it is hidden."),
        ],
        fields: [reasonField()],
        submit: t("Hide the entry"),
        danger: true,
      })),
    send: (deps, sent) => decide(deps, { action: "hide", ...sent }),
  },
  {
    path: /^\/admin\/reports\/(\d{1,15})\/restore\/?$/,
    show: (deps, target) =>
      showFor(deps, target, { hidden: true }, (name) => ({
        title: t("Show {entry} again?", { entry: name }),
        text: [t("The entry comes back to the gallery and the ranking with its points.")],
        fields: [reasonField()],
        submit: t("Show the entry again"),
      })),
    send: (deps, sent) => decide(deps, { action: "restore", ...sent }),
  },
];

async function decide(
  { moderation }: AdminDeps,
  { action, target, ownerId, values }: {
    action: ModerationAction;
    target: string;
    ownerId: number;
    values: Record<string, string>;
  },
) {
  const { reason } = read(REASON, values);
  const order = { action, submissionId: Number(target), reason };
  try {
    await moderation.carryOut(order, ownerId);
  } catch (error) {
    // It was so before: the form was sent twice.
    if (!(error instanceof Failure) || error.kind !== "conflict") throw error;
  }
  const notice = action === "hide" ? "hidden" as const : "restored" as const;
  return { to: "/admin/reports", notice };
}

async function showFor(
  { kv }: AdminDeps,
  target: string,
  wanted: { hidden: boolean },
  form: (name: string) => Omit<ShownForm, "back">,
): Promise<ShownForm | null> {
  const [shown] = await readShown(kv, [Number(target)]);
  if (!shown || (shown.row.hidden ?? false) !== wanted.hidden) return null;
  const name = t("“{name}” by {username}", {
    name: shown.character?.name ?? t("a deleted character"),
    username: shown.user?.username ?? t("a deleted account"),
  });
  return { ...form(name), back: { href: "/admin/reports", label: t("Cancel") } };
}
