/**
 * @module A toast without the code of the region: what a page shows that has lost its connection.
 */
import type { Toast } from "./toast.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Stays until it is closed. */
export function PlainToast({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, description, action } = toast;
  return (
    <div
      role="alert"
      className="toasts fixed z-50 m-4 grid gap-2 rounded-card border border-danger/50 bg-danger-soft p-4 text-ink shadow-float"
    >
      <strong>{title}</strong>
      {description && <p>{description}</p>}
      <p className="flex gap-4">
        {action && (
          <button type="button" onClick={action.onSelect} className={LINK}>{action.label}</button>
        )}
        <button type="button" onClick={onClose} className={LINK}>{t("Close")}</button>
      </p>
    </div>
  );
}

const LINK = "cursor-pointer font-medium underline underline-offset-4";
