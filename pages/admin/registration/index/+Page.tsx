/** @module Who may open an account, and the invitations. */
import type { InvitationSummary, RegistrationSettings } from "../../../../lib/admin/admin_data.ts";
import { msg, t } from "../../../../lib/i18n/translate.ts";
import { Badge, type BadgeProps } from "../../../../ui/components/Badge.tsx";
import { ButtonLink } from "../../../../ui/components/Button.tsx";
import { Card } from "../../../../ui/components/Card.tsx";
import type { PageProps } from "../../../types.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { Moment, Section, TextLink } from "../../parts.tsx";
import { REGISTRATION_NAMES } from "../../registration_names.ts";
import { type Column, Table } from "../../Table.tsx";

const STATES: Record<InvitationSummary["state"], { name: string; tone: BadgeProps["tone"] }> = {
  usable: { name: msg("usable"), tone: "success" },
  "used up": { name: msg("used up"), tone: "neutral" },
  ended: { name: msg("ended"), tone: "neutral" },
  revoked: { name: msg("revoked"), tone: "danger" },
};

const COLUMNS: Column<InvitationSummary>[] = [
  {
    head: msg("Link"),
    cell: ({ url, state, note }) => (
      <>
        {note && <span className="block font-semibold">{note}</span>}
        <span
          className={`block font-mono text-sm break-all ${
            state === "usable" ? "select-all" : "text-muted line-through"
          }`}
        >
          {url}
        </span>
      </>
    ),
    wide: true,
  },
  {
    head: msg("Used"),
    cell: ({ used, uses }) => t("{used} of {uses}", { used, uses }),
    figures: true,
  },
  { head: msg("Until (UTC)"), cell: ({ until }) => <Moment at={until} /> },
  {
    head: msg("State"),
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{t(STATES[state].name)}</Badge>,
  },
  {
    head: msg("Action"),
    cell: ({ id, state }) =>
      state === "usable" && (
        <TextLink href={`/admin/invitations/${id}/revoke`}>{t("Revoke…")}</TextLink>
      ),
  },
];

export function Page({ pageContext }: PageProps<RegistrationSettings>) {
  const { mode, invitations } = pageContext.data;
  return (
    <AdminPage pageContext={pageContext} title={t("Registration")}>
      <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
        <p className="text-lg">
          <strong className="font-display font-medium">{t(REGISTRATION_NAMES[mode])}</strong>
        </p>
        <ButtonLink size="small" variant="secondary" href="/admin/registration/mode">
          {t("Change…")}
        </ButtonLink>
      </Card>
      <Section
        id="invitations"
        title={t("Invitations")}
        aside={
          <ButtonLink size="small" href="/admin/registration/invite">
            {t("New invitation…")}
          </ButtonLink>
        }
      >
        {mode !== "invitation" && (
          <p className="text-muted">
            {t("Invitations count only while registration is by invitation.")}
          </p>
        )}
        <Table
          label={t("Invitations")}
          columns={COLUMNS}
          rows={invitations}
          empty={t("There is no invitation.")}
        />
      </Section>
    </AdminPage>
  );
}
