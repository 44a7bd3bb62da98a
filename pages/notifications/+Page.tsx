/** @module What happened to one's cats since the last visit, and what there is to know besides. */
import MarkRead from "../../islands/MarkRead.tsx";
import { t } from "../../lib/i18n/translate.ts";
import type { Notifications } from "../../lib/notifications/notification.ts";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { Island } from "../../ui/islands/Island.tsx";
import type { PageProps } from "../types.ts";
import { NotificationItem } from "./NotificationItem.tsx";
import { PageHeader } from "../../ui/components/PageHeader.tsx";

export function Page({ pageContext }: PageProps<Notifications>) {
  const { unread, notifications } = pageContext.data;
  return (
    <>
      <PageHeader
        title={t("Notifications")}
        text={t(
          "Votes for your entries since your last visit, results of the month, and your plan.",
        )}
      >
        {unread > 0 && <Island of={MarkRead} props={{}} />}
      </PageHeader>
      {notifications.length === 0 ? <Nothing /> : (
        <ul className="grid max-w-3xl gap-3">
          {notifications.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
    </>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        title={t("Nothing happened yet")}
        action={<ButtonLink href="/community">{t("Community Gallery")}</ButtonLink>}
      >
        {t("Enter a cat in the contest, and its votes appear here.")}
      </EmptyState>
    </Card>
  );
}
