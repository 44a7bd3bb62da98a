/**
 * No picture came: why, and the way on.
 *
 * @module
 */
import { Button, ButtonLink } from "../components/Button.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import type { FailureTexts } from "./failure_texts.ts";

export interface DrawingFailureProps {
  reason: FailureTexts;
  onRetry: () => void;
  /** Leads back to the picture from before, if there is one. */
  onBack?: () => void;
}

export function DrawingFailure({ reason, onRetry, onBack }: DrawingFailureProps) {
  const { title, description, remedy } = reason;
  return (
    <div className="grid size-full place-items-center overflow-y-auto">
      <EmptyState
        title={title}
        action={
          <div className="mt-1 flex flex-wrap justify-center gap-2">
            {remedy && <ButtonLink size="small" href={remedy.href}>{remedy.label}</ButtonLink>}
            <Button size="small" variant={remedy ? "secondary" : "primary"} onClick={onRetry}>
              Try again
            </Button>
            {onBack && (
              <Button size="small" variant="quiet" onClick={onBack}>Show last picture</Button>
            )}
          </div>
        }
      >
        {description}
      </EmptyState>
    </div>
  );
}
