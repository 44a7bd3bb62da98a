/** @module The button that enters a character into the contest. */
import { type ComponentType, useRef, useState } from "react";
import { ActionIcon } from "../ui/characters/ActionIcon.tsx";
import type { Period } from "../lib/contest/period.ts";
import type { SubmitDialogProps } from "../ui/contest/SubmitDialog.tsx";
import { lazyImport } from "../ui/islands/lazy_import.ts";
import { Button } from "../ui/components/Button.tsx";
import { t } from "../lib/i18n/translate.ts";

export interface SubmitCharacterProps {
  /** This month. */
  period: Period;
}

export default function SubmitCharacter({ period }: SubmitCharacterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SubmitDialogProps>>();

  async function open() {
    const module = await lazyImport(() => import("../ui/contest/SubmitDialog.tsx"));
    setDialog(() => module?.default);
  }

  return (
    <>
      <Button ref={button} icon={<ActionIcon of="add" />} aria-haspopup="dialog" onClick={open}>
        {t("Submit Your Character")}
      </Button>
      {Dialog && (
        <Dialog
          period={period}
          onClose={() => setDialog(undefined)}
          focusAfter={button}
        />
      )}
    </>
  );
}
