/**
 * The last messages of this tab behind a button, once there has been one.
 *
 * @module
 */
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "../components/Button.tsx";
import { lazyImport } from "../islands/lazy_import.ts";
import type { MessageListProps } from "./MessageList.tsx";
import { type LoggedMessage, logMessage, readMessages } from "./message_log.ts";
import type { Toast } from "./toast.ts";

/** `toast` is the one to be seen now, if any; it is remembered. */
export function RecentMessages({ toast }: { toast: Toast | null }) {
  const [messages, setMessages] = useState<LoggedMessage[]>(() => readMessages());
  const [List, setList] = useState<ComponentType<MessageListProps>>();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (toast) setMessages(logMessage(toast));
  }, [toast?.id]);

  async function open() {
    const module = await lazyImport(() => import("./MessageList.tsx"));
    if (module) setList(() => module.default);
  }

  if (messages.length === 0) return null;
  return (
    <>
      <Button variant="quiet" size="small" ref={button} onClick={open}>
        Recent messages
      </Button>
      {List && (
        <List
          messages={messages}
          anchor={button.current!}
          onClose={() => setList(undefined)}
        />
      )}
    </>
  );
}
