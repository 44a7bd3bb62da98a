/**
 * What can be done with the selected characters; stays in view while they are selected.
 *
 * @module
 */
import { ActionIcon } from "../characters/ActionIcon.tsx";
import { Button } from "../components/Button.tsx";

export interface SelectionBarProps {
  /** How many are selected. */
  count: number;
  /** How many the filters let through, those not loaded yet included. */
  total: number;
  /** Whether the rest is on its way, to be selected. */
  selectingAll: boolean;
  onSelectAll: () => void;
  onDownload: () => void;
  onDelete: () => void;
}

export function SelectionBar(
  { count, total, selectingAll, onSelectAll, onDownload, onDelete }: SelectionBarProps,
) {
  return (
    <section
      // It has two rows on a phone.
      data-foot-bar="2"
      aria-label="Selected characters"
      className="sticky bottom-4 z-30 mx-auto flex w-full max-w-2xl flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3 pl-5 shadow-float"
    >
      <p role="status" className="mr-auto font-display font-medium">
        {count} of {total} selected
      </p>
      <Button
        variant="quiet"
        size="small"
        disabled={count === total}
        busy={selectingAll}
        onClick={onSelectAll}
      >
        Select all {total}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={<ActionIcon of="download" />}
        disabled={count === 0}
        onClick={onDownload}
      >
        Download ZIP
      </Button>
      <Button
        variant="danger"
        size="small"
        icon={<ActionIcon of="delete" />}
        disabled={count === 0}
        onClick={onDelete}
      >
        Delete
      </Button>
    </section>
  );
}
