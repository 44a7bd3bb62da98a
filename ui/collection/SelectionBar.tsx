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
  /** How many are shown. */
  shown: number;
  onSelectAll: () => void;
  onDownload: () => void;
  onDelete: () => void;
}

export function SelectionBar(
  { count, shown, onSelectAll, onDownload, onDelete }: SelectionBarProps,
) {
  return (
    <section
      aria-label="Selected characters"
      className="sticky bottom-4 z-30 mx-auto flex w-full max-w-2xl flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3 pl-5 shadow-float"
    >
      <p role="status" className="mr-auto font-display font-medium">{count} selected</p>
      <Button variant="quiet" size="small" disabled={count === shown} onClick={onSelectAll}>
        Select all
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
