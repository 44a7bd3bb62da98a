/**
 * @module The button that shares a character. The ways it offers are loaded by the first who looks at them.
 */
import { type ComponentType, useRef, useState } from "react";
import { lazyImport } from "../islands/lazy_import.ts";
import { showToast } from "../toast/toast.ts";
import { Button, type ButtonProps } from "../components/Button.tsx";
import type { SharedCharacter } from "./share_payload.ts";
import { ShareIcon } from "./ShareIcon.tsx";
import type { ShareMenuProps } from "./ShareMenu.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface ShareButtonProps extends ButtonProps {
  character: SharedCharacter;
  /** In lists the text also names style and first traits. */
  detailed?: boolean;
}

export function ShareButton({ character, detailed, ...rest }: ShareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<ShareMenuProps>>();
  const { id } = character;

  async function open() {
    if (id === undefined) {
      showToast({
        title: t("Cannot share unsaved character"),
        description: t("Please save the character first before sharing."),
        tone: "destructive",
      });
      return;
    }
    const module = await lazyImport(() => import("./ShareMenu.tsx"));
    setMenu(() => module?.default);
  }

  return (
    <>
      <Button
        icon={<ShareIcon />}
        {...rest}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={Menu !== undefined}
        onClick={open}
      >
        {t("Share")}
      </Button>
      {Menu && id !== undefined && (
        <Menu
          character={{ ...character, id }}
          detailed={detailed}
          anchor={button.current!}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
