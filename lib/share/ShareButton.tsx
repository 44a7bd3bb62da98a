/**
 * The button that shares a character, and the ways it offers.
 *
 * @module
 */
import { useRef, useState } from "react";
import { ActionIcon } from "../characters/ActionIcon.tsx";
import { showToast } from "../toast.ts";
import { Button, type ButtonProps } from "../ui/Button.tsx";
import { type SharedCharacter, type SharePayload, sharePayload } from "./share_payload.ts";
import { ShareMenu } from "./ShareMenu.tsx";

export interface ShareButtonProps extends ButtonProps {
  character: SharedCharacter;
  /** In lists the text also tells style and first traits. */
  detailed?: boolean;
}

export function ShareButton({ character, detailed, ...rest }: ShareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [payload, setPayload] = useState<SharePayload>();

  function open() {
    const payload = sharePayload(character, { origin: location.origin, detailed });
    if (payload) return setPayload(payload);
    showToast({
      title: "Cannot share unsaved character",
      description: "Please save the character first before sharing.",
      tone: "destructive",
    });
  }

  return (
    <>
      <Button
        icon={<ActionIcon of="share" />}
        {...rest}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={payload !== undefined}
        onClick={open}
      >
        Share
      </Button>
      {payload && (
        <ShareMenu
          payload={payload}
          anchor={button.current!}
          onClose={() => setPayload(undefined)}
        />
      )}
    </>
  );
}
