/** @module The line above the collection: how many there are, those deleted, and the start of a selection. */
import type { RefObject } from "react";
import { t } from "../../lib/i18n/translate.ts";
import { Button, ButtonLink } from "../components/Button.tsx";
import type { Selection } from "./use_selection.ts";

export interface CollectionHeadProps {
  /** Takes the focus when what had it is gone. */
  title: RefObject<HTMLHeadingElement | null>;
  /** "12 Characters". */
  count: string;
  /** Whether the count follows from other filters than the page came with: it is read out. */
  isChanged: boolean;
  /** Absent where there is nothing to select. */
  selection: Pick<Selection, "active" | "start" | "stop"> | undefined;
}

export function CollectionHead({ title, count, isChanged, selection }: CollectionHeadProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 ref={title} tabIndex={-1} className="outline-none">
        {count}
      </h2>
      {/* Read out when it follows from other filters. */}
      <p role="status" className="sr-only">{isChanged && count}</p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:-ml-4">
        <ButtonLink href="/collection/deleted" variant="quiet" size="small">
          {t("Recently deleted")}
        </ButtonLink>
        {selection && (
          <Button
            variant="secondary"
            size="small"
            onClick={selection.active ? selection.stop : selection.start}
          >
            {selection.active ? t("Done") : t("Select")}
          </Button>
        )}
      </div>
    </div>
  );
}
