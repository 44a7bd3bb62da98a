/**
 * Who may open an account, and the invitations.
 *
 * @module
 */
import type { InvitationSummary, RegistrationSettings } from "../../../../lib/admin/admin_data.ts";
import { Badge, type BadgeProps } from "../../../../ui/components/Badge.tsx";
import { ButtonLink } from "../../../../ui/components/Button.tsx";
import { Card } from "../../../../ui/components/Card.tsx";
import type { PageProps } from "../../../types.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { Moment, Section, TextLink } from "../../parts.tsx";
import { REGISTRATION_NAMES } from "../../registration_names.ts";
import { type Column, Table } from "../../Table.tsx";

const TONES: Record<InvitationSummary["state"], BadgeProps["tone"]> = {
  usable: "success",
  "used up": "neutral",
  ended: "neutral",
  revoked: "danger",
};

const COLUMNS: Column<InvitationSummary>[] = [
  {
    head: "Link",
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
  { head: "Used", cell: ({ used, uses }) => `${used} of ${uses}`, figures: true },
  { head: "Until (UTC)", cell: ({ until }) => <Moment at={until} /> },
  { head: "State", cell: ({ state }) => <Badge tone={TONES[state]}>{state}</Badge> },
  {
    head: "Action",
    cell: ({ id, state }) =>
      state === "usable" && <TextLink href={`/admin/invitations/${id}/revoke`}>Revoke…</TextLink>,
  },
];

export function Page({ pageContext }: PageProps<RegistrationSettings>) {
  const { mode, invitations } = pageContext.data;
  return (
    <AdminPage pageContext={pageContext} title="Registration">
      <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
        <p className="text-lg">
          <strong className="font-display font-medium">{REGISTRATION_NAMES[mode]}</strong>
        </p>
        <ButtonLink size="small" variant="secondary" href="/admin/registration/mode">
          Change…
        </ButtonLink>
      </Card>
      <Section
        id="invitations"
        title="Invitations"
        aside={
          <ButtonLink size="small" href="/admin/registration/invite">New invitation…</ButtonLink>
        }
      >
        {mode !== "invitation" && (
          <p className="text-muted">
            Invitations count only while registration is by invitation.
          </p>
        )}
        <Table
          label="Invitations"
          columns={COLUMNS}
          rows={invitations}
          empty="There is no invitation."
        />
      </Section>
    </AdminPage>
  );
}
