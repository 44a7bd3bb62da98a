/**
 * No picture came: why, and the way on.
 *
 * @module
 */
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import type { FailureTexts } from "./failure_texts.ts";

export interface DrawingFailureProps {
  reason: FailureTexts;
  onRetry: () => void;
  /** Leads back to the picture from before, if there is one. */
  onBack?: () => void;
}

export function DrawingFailure({ reason, onRetry, onBack }: DrawingFailureProps) {
  return (
    <div className="grid size-full place-items-center overflow-y-auto">
      <EmptyState
        title={reason.title}
        action={
          <div className="mt-1 flex flex-wrap justify-center gap-2">
            <Button size="small" onClick={onRetry}>Try again</Button>
            {onBack && (
              <Button size="small" variant="quiet" onClick={onBack}>Show last picture</Button>
            )}
          </div>
        }
      >
        {reason.description}
      </EmptyState>
    </div>
  );
}
