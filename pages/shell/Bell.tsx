/** @module The way to the notifications, with how many are new. It needs no script. */
import { t } from "../../lib/i18n/translate.ts";
import { NOTIFICATIONS } from "../../lib/notifications/notification.ts";
import { LineIcon } from "../../ui/components/LineIcon.tsx";

const BELL = "M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15ZM10 21.500h4";

/** More are no longer counted. */
const MOST = 9;

/** On the page of the notifications themselves there is nothing left to announce. */
export function Bell({ unread, path }: { unread: number; path: string }) {
  const isHere = path === NOTIFICATIONS;
  const count = isHere ? 0 : unread;
  return (
    <a
      href={NOTIFICATIONS}
      title={t("Notifications")}
      aria-label={count > 0 ? t("Notifications, {n} new", { n: count }) : t("Notifications")}
      aria-current={isHere ? "page" : undefined}
      className="relative -mx-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken aria-[current]:text-accent-ink"
    >
      <LineIcon path={BELL} className="size-6" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent-ink px-1 text-xs font-medium text-surface"
        >
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
    </a>
  );
}
