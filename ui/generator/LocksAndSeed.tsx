/**
 * @module What the next new cat takes over from the picture: its locked parts; and the seed, to copy and to
 * paste.
 */
import { useStore } from "../islands/use_store.ts";
import { LOCKABLE_PARTS, type LockablePart } from "../../lib/locked_parts.ts";
import { Button } from "../components/Button.tsx";
import { Field } from "../components/Field.tsx";
import { Input } from "../components/Input.tsx";
import { LineIcon } from "../components/LineIcon.tsx";
import { Trans } from "../components/Trans.tsx";
import { showToast } from "../toast/toast.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** As long as a seed may be. */
const MAX_SEED_CHARACTERS = 64;

export function LocksAndSeed({ store }: { store: GeneratorStore }) {
  const { character, seed } = useStore(store.$draft);
  const locks = useStore(store.$locks);
  if (!character) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(character!.seed);
      showToast({ title: t("Seed copied!"), tone: "success" });
    } catch {
      showToast({
        title: t("Copy failed"),
        description: t("Could not copy the seed to clipboard."),
        tone: "destructive",
      });
    }
  }

  return (
    <details className="rounded-field bg-sunken px-3 py-1.5">
      <summary className="cursor-pointer py-1 font-display font-medium">
        {t("Locks and seed")}
        {locks.length > 0 && (
          <span className="text-sm text-muted">
            {" · " + t("{n} locked", { n: locks.length })}
          </span>
        )}
      </summary>
      <div className="grid gap-4 py-2">
        <div role="group" aria-label={t("Locked in a new cat")} className="grid gap-2">
          <p className="text-sm text-muted">{t("What is locked stays in the next new cat.")}</p>
          <div className="flex flex-wrap gap-2">
            {LOCKABLE_PARTS.map((part) => (
              <button
                key={part}
                type="button"
                aria-pressed={locks.includes(part)}
                onClick={() => store.toggleLock(part)}
                className={LOCK}
              >
                <LineIcon
                  path={locks.includes(part) ? LOCKED : OPEN}
                  thickness={2}
                  className="size-4"
                />
                {t(PART_NAMES[part])}
              </button>
            ))}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <span>
            <Trans
              text="Seed of this picture: {seed}"
              values={{ seed: <code className="break-all">{character.seed}</code> }}
            />
          </span>
          <Button variant="secondary" size="small" onClick={copy}>{t("Copy seed")}</Button>
        </div>
        <Field
          label={t("Seed of the next picture")}
          hint={t(
            "The same words with the same seed are the same picture. Empty: a new one each time.",
          )}
        >
          {(control) => (
            <Input
              {...control}
              value={seed ?? ""}
              maxLength={MAX_SEED_CHARACTERS}
              autoComplete="off"
              spellCheck={false}
              onInput={({ currentTarget: { value } }) =>
                store.$draft.setKey("seed", value.trim() || undefined)}
            />
          )}
        </Field>
      </div>
    </details>
  );
}

const PART_NAMES: Record<LockablePart, string> = {
  coat: msg("Coat"),
  eyes: msg("Eyes"),
  pose: msg("Pose"),
  clothes: msg("Clothes"),
  place: msg("Place"),
  light: msg("Light"),
};

const OPEN = "M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 6.800-1.200";
const LOCKED = "M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3";

const LOCK =
  "inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border-[1.5px] border-edge " +
  "bg-surface px-3 text-sm font-medium hover:bg-sunken aria-pressed:border-accent-ink " +
  "aria-pressed:bg-accent-soft aria-pressed:text-accent-ink";
