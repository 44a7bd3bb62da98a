/**
 * @module What stands in the place of something that is being loaded: a placeholder, or why it could not be
 * loaded, with a way to ask again.
 */
import type { ReactNode } from "react";
import type { Resource } from "../session/use_resource.ts";
import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface LoadStateProps {
  of: Pick<Resource<unknown>, "value" | "error" | "loading" | "reload">;
  /** Says that it could not be loaded, as a sentence. */
  failure: string;
  /** The placeholder until it is there. */
  children: ReactNode;
}

export function LoadState({ of, failure, children }: LoadStateProps) {
  const { value, error, loading, reload } = of;
  if (!error) return value ? null : children;
  return (
    <Alert
      tone="destructive"
      title={failure}
      action={<Button size="small" busy={loading} onClick={reload}>{t("Try again")}</Button>}
    >
      {error}
    </Alert>
  );
}
