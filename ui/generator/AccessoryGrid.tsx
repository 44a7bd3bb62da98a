/** @module The six accessories, each put on and taken off by its button. */
import { ACCESSORIES, type Accessory } from "../../lib/choices.ts";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { LineIcon } from "../components/LineIcon.tsx";
import { AccessoryIcon } from "./AccessoryIcon.tsx";
import { ACCESSORY_LOOKS } from "../../lib/generator/looks.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface AccessoryGridProps {
  worn: readonly Accessory[];
  onToggle: (accessory: Accessory) => void;
  /** What a change costs, where it does. */
  hint?: string;
}

export function AccessoryGrid({ worn, onToggle, hint }: AccessoryGridProps) {
  return (
    <FieldGroup legend={t("Accessories")} hint={hint}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(30%,4.5rem),1fr))] gap-2 sm:gap-3">
        {ACCESSORIES.map((accessory) => (
          <button
            key={accessory}
            type="button"
            aria-pressed={worn.includes(accessory)}
            onClick={() => onToggle(accessory)}
            className={TILE}
          >
            <AccessoryIcon accessory={accessory} className="size-7" />
            {worn.includes(accessory) && <Tick />}
            {t(ACCESSORY_LOOKS[accessory].name)}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}

const TILE =
  "relative grid min-h-20 cursor-pointer place-items-center content-center gap-1 rounded-field " +
  "border-[1.5px] border-edge bg-surface px-1 py-2 font-display text-sm font-medium sm:text-base " +
  "hover:bg-sunken aria-pressed:border-accent-ink aria-pressed:bg-accent-soft " +
  "aria-pressed:text-accent-ink aria-pressed:ring-[1.5px] aria-pressed:ring-accent-ink";

/** Shows what is worn without colour. */
function Tick() {
  return <LineIcon path={TICK} thickness={3.75} className="absolute top-2 right-2 size-3.5" />;
}

const TICK = "M3.75 12.75 9 18 20.250 6";
