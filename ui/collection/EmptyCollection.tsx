/** @module What the collection shows in place of an empty grid. */
import { Button, ButtonLink } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface EmptyCollectionProps {
  /** Set when filters exclude everything; takes them away. */
  onReset?: () => void;
}

export function EmptyCollection({ onReset }: EmptyCollectionProps) {
  return (
    <Card>
      {onReset
        ? (
          <EmptyState
            title={t("Nobody answers to that")}
            action={
              <Button variant="secondary" onClick={onReset}>{t("Show all characters")}</Button>
            }
          >
            {t("No characters match your filters.")}
          </EmptyState>
        )
        : (
          <EmptyState
            title={t("Nobody here yet")}
            action={<ButtonLink href="/">{t("Create New Character")}</ButtonLink>}
          >
            {t("You haven't saved any characters yet. Generate some characters to get started!")}
          </EmptyState>
        )}
    </Card>
  );
}
