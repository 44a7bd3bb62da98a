/** @module The last messages of this tab behind a button. */
import { useEffect, useRef, useState } from "react";
import { Button } from "../components/Button.tsx";
import { MessageList } from "./MessageList.tsx";
import type { LoggedMessage } from "./message_log.ts";
import { importOnline } from "../islands/import_online.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface RecentMessagesProps {
  /** Newest first. */
  messages: LoggedMessage[];
}

export default function RecentMessages({ messages }: RecentMessagesProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The next message tries again.
    importOnline(() => import("./leave_focus.ts")).then(({ leaveFocus }) => leaveFocus(), () => {});
  }, [messages]);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button variant="quiet" size="small" ref={button} onClick={() => setOpen(true)}>
        {t("Recent messages")}
      </Button>
      {isOpen && (
        <MessageList
          messages={messages}
          anchor={button.current!}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
