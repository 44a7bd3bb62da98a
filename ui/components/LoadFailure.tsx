/**
 * What a list shows in its place when it could not be loaded, with a way to ask again.
 *
 * @module
 */
import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** Why. */
  error: string;
  /** It is being asked for again. */
  loading: boolean;
  reload: () => void;
}

export function LoadFailure({ title, error, loading, reload }: LoadFailureProps) {
  return (
    <Alert
      tone="destructive"
      title={title}
      action={<Button size="small" busy={loading} onClick={reload}>{t("Try again")}</Button>}
    >
      {error}
    </Alert>
  );
}
