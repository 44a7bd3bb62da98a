/**
 * @module What its owner can do with a character on its page: edit it, delete it, enter it into the
 * contest.
 */
import { useEffect, useRef, useState } from "react";
import type { SavedCharacter } from "../lib/character.ts";
import { ActionIcon } from "../ui/characters/ActionIcon.tsx";
import { Button } from "../ui/components/Button.tsx";
import { ContestIcon } from "../ui/contest/ContestIcon.tsx";
import { $newestSubmission } from "../ui/contest/changes.ts";
import { lazyImport } from "../ui/islands/lazy_import.ts";
import { t } from "../lib/i18n/translate.ts";

export interface OwnerActionsProps {
  character: SavedCharacter;
  /** Whether it takes part in this month's contest already. */
  competes: boolean;
}

interface OpenDialog {
  kind: "edit" | "delete" | "submit";
  dialogs: typeof import("../ui/characters/owner_dialogs.ts");
}

export default function OwnerActions({ character, competes: fromServer }: OwnerActionsProps) {
  const [open, setOpen] = useState<OpenDialog>();
  const [competes, setCompetes] = useState(fromServer);
  const bar = useRef<HTMLButtonElement>(null);

  useEffect(() =>
    $newestSubmission.listen((newest) => {
      if (newest?.characterId === character.id) setCompetes(true);
    }), []);

  async function show(kind: OpenDialog["kind"]) {
    const dialogs = await lazyImport(() => import("../ui/characters/owner_dialogs.ts"));
    if (dialogs) setOpen({ kind, dialogs });
  }
  const close = () => setOpen(undefined);

  return (
    <>
      <Button
        ref={bar}
        variant="secondary"
        icon={<ActionIcon of="edit" />}
        aria-haspopup="dialog"
        onClick={() => show("edit")}
      >
        {t("Edit")}
      </Button>
      {!competes && character.visibility === "public" && (
        <Button
          variant="secondary"
          icon={<ContestIcon of="star" className="size-[1.15em] text-accent" />}
          aria-haspopup="dialog"
          onClick={() => show("submit")}
        >
          {t("Submit")}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<ActionIcon of="delete" />}
        aria-haspopup="dialog"
        onClick={() => show("delete")}
      >
        {t("Delete")}
      </Button>
      {open?.kind === "edit" && (
        <open.dialogs.EditDialog
          character={character}
          onSaved={open.dialogs.reloadAfterEdit}
          onClose={close}
        />
      )}
      {open?.kind === "submit" && (
        <open.dialogs.SubmitOneDialog character={character} onClose={close} focusAfter={bar} />
      )}
      {open?.kind === "delete" && (
        <open.dialogs.DeleteDialog
          characters={[character]}
          onDelete={() => open.dialogs.deleteFromPage(character)}
          onClose={close}
          focusAfter={bar}
        />
      )}
    </>
  );
}
