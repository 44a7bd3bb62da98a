/** @module The dialog that enters a character into this month's contest. */
import type { RefObject } from "react";
import { Alert } from "../components/Alert.tsx";
import { Button, ButtonLink } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { Spinner } from "../components/Spinner.tsx";
import { monthName } from "../../lib/contest/month_name.ts";
import type { Period } from "../../lib/contest/period.ts";
import { SubmitForm } from "./SubmitForm.tsx";
import { useResource } from "../session/use_resource.ts";
import { ELIGIBLE, findEligible, joinEligible } from "./eligible.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface SubmitDialogProps {
  /** This month. */
  period: Period;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

export default function SubmitDialog({ period, onClose, focusAfter }: SubmitDialogProps) {
  const { value, error, reload, ...pages } = useResource(ELIGIBLE, {
    join: joinEligible,
    call: findEligible,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("Submit to Community Gallery")}
      description={t("Choose who competes in {month}.", { month: monthName(period) })}
      size="wide"
      focusAfter={focusAfter}
    >
      {!value && !error && (
        <p className="grid min-h-48 place-items-center text-muted">
          <Spinner label={t("Looking for your characters")} />
        </p>
      )}
      {error && (
        <Alert
          tone="destructive"
          title={t("Your characters could not be loaded")}
          action={
            <Button variant="secondary" size="small" onClick={reload}>{t("Try again")}</Button>
          }
        >
          {error}
        </Alert>
      )}
      {value?.characters.length === 0 && (
        value.hasCharacters
          ? (
            <EmptyState title={t("Everybody is on stage")}>
              {t("All your characters have already been submitted to the current contest.")}
            </EmptyState>
          )
          : (
            <EmptyState
              title={t("Nobody here yet")}
              action={<ButtonLink href="/generator">{t("Create a character")}</ButtonLink>}
            >
              {t("You don't have any characters yet.")}
            </EmptyState>
          )
      )}
      {value && value.characters.length > 0 && (
        <SubmitForm
          characters={value.characters}
          adding={pages.adding}
          onMore={pages.next ? pages.showMore : undefined}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
