/**
 * @module What a picture is changed with, besides the form: words, and the way back and forth through
 * changes. The first picture loads it.
 */
import { useStore } from "../islands/use_store.ts";
import { useEffect, useRef } from "react";
import { LineIcon } from "../components/LineIcon.tsx";
import { ChangeForm } from "./ChangeForm.tsx";
import { changedLooks } from "./changed_looks.ts";
import { createChanging } from "./changing.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { LocksAndSeed } from "./LocksAndSeed.tsx";
import { PaidChanges } from "./PaidChanges.tsx";
import { t } from "../../lib/i18n/translate.ts";

export { RecentStrip } from "./RecentStrip.tsx";

export interface PictureToolsProps {
  store: GeneratorStore;
  changesAreFree: boolean;
}

export function PictureTools({ store, changesAreFree }: PictureToolsProps) {
  const changing = useRef<ReturnType<typeof createChanging>>(undefined);
  const isPhoto = useStore(store.$draft).character?.keepPhoto;
  const isFree = changesAreFree && !isPhoto;

  useEffect(() => {
    if (!isFree) return;
    const { follow, change } = createChanging(store);
    changing.current = { follow, change };
    return store.$draft.subscribe((draft) => changedLooks(draft) && follow());
  }, [isFree]);

  return isFree
    ? (
      <>
        <ChangeForm store={store} onChange={(words) => changing.current?.change(words)} />
        <LocksAndSeed store={store} />
      </>
    )
    : <PaidChanges store={store} />;
}

/** The way back and forth through changes. */
export function Steps({ store }: { store: GeneratorStore }) {
  const { past, future } = useStore(store.$steps);
  return (
    <>
      <StepButton label={t("Undo")} path={BACK} enabled={past.length > 0} onClick={store.undo} />
      <StepButton label={t("Redo")} path={FORTH} enabled={future.length > 0} onClick={store.redo} />
    </>
  );
}

interface StepButtonProps {
  label: string;
  path: string;
  enabled: boolean;
  onClick: () => void;
}

/** Keeps the focus also when there is nothing more to do. */
function StepButton({ label, path, enabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!enabled}
      onClick={enabled ? onClick : undefined}
      className="grid size-9 cursor-pointer place-items-center rounded-full border border-edge hover:bg-sunken aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent"
    >
      <LineIcon path={path} thickness={2} className="size-5" />
    </button>
  );
}

const BACK = "M8.5 5 4 9.5 8.5 14M4.500 9.500h9a5.500 5.500 0 0 1 0 11H10";
const FORTH = "M15.500 5 20 9.500 15.500 14M19.500 9.500h-9a5.500 5.500 0 0 0 0 11H14";
