/** @module The last messages, to be read again. */
import { Button } from "../components/Button.tsx";
import { Popover } from "../components/Popover.tsx";
import type { LoggedMessage } from "./message_log.ts";
import { t } from "../../lib/i18n/translate.ts";
import { formatTime } from "../format/format_date.ts";

export interface MessageListProps {
  /** Newest first. */
  messages: LoggedMessage[];
  /** The button that opened it. */
  anchor: HTMLElement;
  onClose: () => void;
}

export function MessageList({ messages, anchor, onClose }: MessageListProps) {
  return (
    <Popover anchor={anchor} label={t("Recent messages")} onClose={onClose}>
      <div className="grid max-w-sm gap-2 p-2">
        <ol className="grid gap-3">
          {messages.map(({ title, description, shownAt }) => (
            <li key={shownAt} className="grid leading-snug">
              <span className="flex flex-wrap justify-between gap-x-4">
                <strong className="font-medium">{title}</strong>
                <time dateTime={new Date(shownAt).toISOString()} className="text-muted">
                  {formatTime(shownAt)}
                </time>
              </span>
              {description && <span className="text-muted">{description}</span>}
            </li>
          ))}
        </ol>
        <Button variant="secondary" size="small" className="justify-self-end" onClick={onClose}>
          {t("Close")}
        </Button>
      </div>
    </Popover>
  );
}
