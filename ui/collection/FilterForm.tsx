/**
 * @module Search, sorting and filters of the collection. Without scripts it is a form that loads the page
 * anew.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ActionIcon } from "../characters/ActionIcon.tsx";
import { STYLE_NAMES, STYLES } from "../../lib/choices.ts";
import { Field } from "../components/Field.tsx";
import { Input } from "../components/Input.tsx";
import { LineIcon } from "../components/LineIcon.tsx";
import { Select } from "../components/Select.tsx";
import { ALL, type Filters, readFilters, SORT_NAMES, SORTS } from "../../lib/collection/filters.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface FilterFormProps {
  filters: Filters;
  /** Those to choose from. */
  traits: readonly string[];
  /** Called with every change; `typing` when it is a search that may go on. */
  onChange: (filters: Filters, change: { typing: boolean }) => void;
}

/** A pause this long is a pause in typing. */
const PAUSE_MS = 300;

export function FilterForm({ filters, traits, onChange }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The fields are the browser's own. Whatever else changes the filters writes into them.
  useEffect(() => {
    clearTimeout(timer.current);
    write(form.current!, filters);
  }, [filters]);

  function report(typing: boolean) {
    clearTimeout(timer.current);
    onChange(readFilters(queryOf(form.current!)), { typing });
  }

  function onInput({ target }: FormEvent) {
    clearTimeout(timer.current);
    const typing = (target as HTMLInputElement).name === "search";
    if (typing) timer.current = setTimeout(() => report(true), PAUSE_MS);
    else report(false);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    report(true);
  }

  const { search, favorite, sort, style, trait } = filters;
  return (
    <form
      ref={form}
      role="search"
      aria-label={t("Your collection")}
      action="/collection"
      onInput={onInput}
      onSubmit={onSubmit}
      className="grid gap-3"
    >
      <div className="flex flex-wrap gap-3">
        <SearchField search={search} />
        <FavoriteSwitch on={favorite} />
        <Select
          name="sort"
          defaultValue={sort}
          aria-label={t("Sort by")}
          className="min-w-44 max-sm:flex-1"
        >
          {SORTS.map((sort) => <option key={sort} value={sort}>{t(SORT_NAMES[sort])}</option>)}
        </Select>
      </div>
      <MoreFilters style={style} trait={trait} traits={withChosen(traits, trait)} />
    </form>
  );
}

function SearchField({ search }: Pick<Filters, "search">) {
  return (
    <span className="relative min-w-0 flex-1 basis-64">
      <Input
        type="search"
        name="search"
        defaultValue={search}
        aria-label={t("Search your collection")}
        placeholder={t("Search by name or description")}
        autoComplete="off"
        enterKeyHint="search"
        className="pl-11"
      />
      <LineIcon
        path={MAGNIFIER}
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

function FavoriteSwitch({ on }: { on: boolean }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2 rounded-field border-[1.5px] border-edge bg-surface px-4 font-display font-medium hover:border-ink has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink">
      <input
        type="checkbox"
        name="favorite"
        value="true"
        defaultChecked={on}
        className="peer sr-only"
      />
      <ActionIcon of="favorite" className="size-5 peer-checked:fill-current" />
      {t("Favorites")}
    </label>
  );
}

/** Filters that are seldom used, in a part that opens. */
function MoreFilters(
  { style, trait, traits }: Pick<Filters, "style" | "trait"> & { traits: readonly string[] },
) {
  // Afterwards it is the person who opens and closes it.
  const [openAtFirst] = useState(style !== ALL || trait !== ALL);
  return (
    <details open={openAtFirst} className="group rounded-field bg-sunken">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field px-4 font-display font-medium">
        <ActionIcon of="filter" className="size-5" />
        {t("Filters")}
        <LineIcon
          path={CHEVRON}
          thickness={2.5}
          className="size-5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4 sm:grid-cols-2">
        <Field label={t("Art style")}>
          {(control) => (
            <Select {...control} name="style" defaultValue={style}>
              <option value={ALL}>{t("All styles")}</option>
              {STYLES.map((style) => (
                <option key={style} value={style}>{t(STYLE_NAMES[style])}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("Personality trait")}>
          {(control) => (
            <Select {...control} name="trait" defaultValue={trait}>
              <option value={ALL}>{t("All traits")}</option>
              {traits.map((trait) => <option key={trait} value={trait}>{trait}</option>)}
            </Select>
          )}
        </Field>
      </div>
    </details>
  );
}

/** A trait from a URL, or one whose last character has gone, must be among the options. */
function withChosen(traits: readonly string[], chosen: string): readonly string[] {
  return chosen === ALL || traits.includes(chosen) ? traits : [chosen, ...traits];
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function write(form: HTMLFormElement, { favorite, ...texts }: Filters): void {
  (form.elements.namedItem("favorite") as HTMLInputElement).checked = favorite;
  for (const [name, value] of Object.entries(texts)) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    // What is being typed may end in a space, which the filters leave out.
    if (field.value.trim() !== value) field.value = value;
  }
}

const MAGNIFIER = "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 1 0 0-13M15.300 15.300 20 20";
const CHEVRON = "m6 9.500 6 6 6-6";
