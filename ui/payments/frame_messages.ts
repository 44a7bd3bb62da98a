/**
 * @module The messages of the payment page in a frame to the page around it. Both are ours, and only such
 * messages count.
 */

export type FrameMessage =
  /** The payment has come to an end; go on at this URL of ours. */
  | { payment: "left"; url: string }
  /** The session has ended meanwhile. */
  | { payment: "signed-out" };

/** Sends a message to the page around this one. */
export function postToParent(message: FrameMessage): void {
  parent.postMessage(message, location.origin);
}

/** Listens to the page in `frame`. Returns how to stop. */
export function listenToFrame(
  frame: HTMLIFrameElement,
  onMessage: (message: FrameMessage) => void,
): () => void {
  const read = (event: MessageEvent) => {
    if (event.origin !== location.origin || event.source !== frame.contentWindow) return;
    if (isFrameMessage(event.data)) onMessage(event.data);
  };
  addEventListener("message", read);
  return () => removeEventListener("message", read);
}

/** Whether it is one of the messages above. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  if (typeof data !== "object" || data === null) return false;
  const { payment, url } = data as Record<string, unknown>;
  return payment === "signed-out" || payment === "left" && typeof url === "string";
}
