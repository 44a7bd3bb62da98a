/** @module No picture came: why, and the way on. */
import { Button, ButtonLink } from "../components/Button.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { SleepingCat } from "../components/SleepingCat.tsx";
import type { FailureTexts } from "./failure_texts.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface DrawingFailureProps {
  reason: FailureTexts;
  onRetry: () => void;
  /** Leads back to the picture from before, if there is one. */
  onBack?: () => void;
}

export function DrawingFailure({ reason, onRetry, onBack }: DrawingFailureProps) {
  const { title, description, remedy } = reason;
  return (
    <div className="@container grid size-full items-center-safe justify-items-center overflow-y-auto">
      <EmptyState
        // On the stage of a phone reason and buttons come first.
        className="@max-[22rem]:gap-2 @max-[22rem]:py-2 @max-[22rem]:text-sm"
        picture={<SleepingCat className="h-24 @max-[22rem]:h-12 @max-[17rem]:hidden" />}
        title={t(title)}
        action={
          <div className="mt-1 flex flex-wrap justify-center gap-2">
            {remedy && <ButtonLink size="small" href={remedy.href}>{t(remedy.label)}</ButtonLink>}
            <Button size="small" variant={remedy ? "secondary" : "primary"} onClick={onRetry}>
              {t("Try again")}
            </Button>
            {onBack && (
              <Button size="small" variant="quiet" onClick={onBack}>
                {t("Show last picture")}
              </Button>
            )}
          </div>
        }
      >
        {t(description)}
      </EmptyState>
    </div>
  );
}
