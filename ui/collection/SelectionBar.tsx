/** @module What can be done with the selected characters; stays in view while they are selected. */
import { ActionIcon } from "../characters/ActionIcon.tsx";
import { Button } from "../components/Button.tsx";
import type { ArchiveProgress } from "./archives.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface SelectionBarProps {
  /** How many are selected. */
  count: number;
  /** How many the filters let through, those not loaded yet included. */
  total: number;
  /** Whether the rest is on its way, to be selected. */
  selectingAll: boolean;
  /** The one of several archives that is on its way. */
  archive?: ArchiveProgress;
  onSelectAll: () => void;
  onDownload: () => void;
  onDelete: () => void;
}

export function SelectionBar(
  { count, total, selectingAll, archive, onSelectAll, onDownload, onDelete }: SelectionBarProps,
) {
  return (
    <section
      // It has two rows on a phone.
      data-foot-bar="2"
      aria-label={t("Selected characters")}
      className="sticky bottom-4 z-30 mx-auto flex w-full max-w-2xl flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3 pl-5 shadow-float"
    >
      <p role="status" className="mr-auto font-display font-medium">
        {archive
          ? t("Archive {n} of {total}…", { ...archive })
          : t("{count} of {total} selected", { count, total })}
      </p>
      <Button
        variant="quiet"
        size="small"
        disabled={count === total}
        busy={selectingAll}
        onClick={onSelectAll}
      >
        {t("Select all {total}", { total })}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={<ActionIcon of="download" />}
        disabled={count === 0}
        busy={archive !== undefined}
        onClick={onDownload}
      >
        {t("Download ZIP")}
      </Button>
      <Button
        variant="danger"
        size="small"
        icon={<ActionIcon of="delete" />}
        disabled={count === 0}
        onClick={onDelete}
      >
        {t("Delete")}
      </Button>
    </section>
  );
}
