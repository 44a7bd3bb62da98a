/** @module The filters that are on, each to be taken away. */
import { ButtonLink } from "../components/Button.tsx";
import { Chip } from "../components/Chip.tsx";
import { plainClick } from "./plain_click.ts";
import {
  activeFilters,
  collectionUrl,
  type Filters,
  NO_FILTERS,
} from "../../lib/collection/filters.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface FilterChipsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Nothing while no filter is on. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  const reset = { ...NO_FILTERS, sort: filters.sort };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t("Active filters")} className="flex min-w-0 flex-wrap gap-2">
        {active.map(({ text, without }) => (
          <li key={text} className="max-w-full min-w-0">
            <Chip text={text} onRemove={() => onChange(without)} />
          </li>
        ))}
      </ul>
      <ButtonLink
        href={collectionUrl(reset)}
        variant="quiet"
        size="small"
        onClick={plainClick(() => onChange(reset))}
      >
        {t("Reset All")}
      </ButtonLink>
    </div>
  );
}
