/**
 * @module The choice of a colour theme: a form that works as it is, and without a page load where an island
 * handles it.
 */
import type { MouseEvent } from "react";
import { type Theme, THEMES } from "../../lib/theme.ts";
import { LineIcon } from "./LineIcon.tsx";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface ThemeFormProps {
  /** The theme that counts now. */
  theme: Theme;
  /** Takes the choice in place of the form. */
  onChoose?: (theme: Theme) => void;
}

export function ThemeForm({ theme, onChoose }: ThemeFormProps) {
  function choose(event: MouseEvent, chosen: Theme) {
    if (!onChoose) return;
    event.preventDefault();
    onChoose(chosen);
  }
  return (
    <form
      method="post"
      action="/theme"
      aria-label={t("Colour theme")}
      className="inline-flex flex-wrap gap-1 rounded-3xl border border-line bg-surface p-1"
    >
      {THEMES.map((choice) => (
        <button
          key={choice}
          type="submit"
          name="theme"
          value={choice}
          aria-pressed={choice === theme}
          onClick={(event) => choose(event, choice)}
          className={BUTTON}
        >
          <LineIcon path={ICONS[choice]} className="size-4" />
          {t(NAMES[choice])}
        </button>
      ))}
    </form>
  );
}

const BUTTON = "inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border " +
  "border-transparent px-3 font-display text-sm font-medium text-muted hover:text-ink " +
  "aria-pressed:bg-accent-soft aria-pressed:text-accent-ink forced-colors:aria-pressed:border-current";

const NAMES: Record<Theme, string> = {
  system: msg("System"),
  light: msg("Light"),
  dark: msg("Dark"),
};

const ICONS: Record<Theme, string> = {
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
};
