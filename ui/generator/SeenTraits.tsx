/** @module What was seen of the cat on the photo, to be corrected before it is drawn. */
import { useStore } from "../islands/use_store.ts";
import { useEffect, useState } from "react";
import { type CatSeen, SEEN_TRAIT_NAMES, SEEN_TRAITS, type SeenTrait } from "../../lib/cat_seen.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Button } from "../components/Button.tsx";
import { Field } from "../components/Field.tsx";
import { Select } from "../components/Select.tsx";
import type { GeneratorStore } from "./generator_store.ts";
import { requestReading } from "./photo_reading.ts";
import { SEEN_WORDS, seenInWords, TRAIT_LABELS } from "./seen_words.ts";

/** Value of the option that leaves a trait open; none may be empty. */
const NOT_SURE = "not sure";

export interface SeenTraitsProps {
  store: GeneratorStore;
  /** The chosen photo as a data URL. */
  photo: string;
  /** While a picture is drawn from it, it stays as it is. */
  busy: boolean;
}

export function SeenTraits({ store, photo, busy }: SeenTraitsProps) {
  const { seen } = useStore(store.$draft);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (store.$draft.get().seen !== undefined) return;
    const stop = new AbortController();
    setFailed(false);
    requestReading(photo, stop.signal).then(
      (cat) => stop.signal.aborted || store.$draft.setKey("seen", cat),
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [photo, tries]);

  function correct(trait: SeenTrait, value: string) {
    // Who corrects it says that it is a cat.
    const { [trait]: _, byColours: __, ...others } = seen ?? {};
    store.$draft.setKey("seen", value === NOT_SURE ? others : { ...others, [trait]: value });
  }

  return (
    <fieldset className="min-w-0 basis-full">
      <legend className="font-display font-medium">{t("What we see in your photo")}</legend>
      <p role="status" className="text-sm text-pretty text-muted first-letter:uppercase">
        {statusOf(seen, failed)}
      </p>
      {failed && seen === undefined && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() => setTries(tries + 1)}
        >
          {t("Look again")}
        </Button>
      )}
      {seen !== undefined && (
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {SEEN_TRAIT_NAMES.map((trait) => (
            <Field key={trait} label={t(TRAIT_LABELS[trait])}>
              {(control) => (
                <Select
                  {...control}
                  value={seen?.[trait] ?? NOT_SURE}
                  disabled={busy}
                  onChange={({ currentTarget }) => correct(trait, currentTarget.value)}
                >
                  <option value={NOT_SURE}>{t("not sure")}</option>
                  {SEEN_TRAITS[trait].map((value) => (
                    <option key={value} value={value}>{t(wordOf(trait, value))}</option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function wordOf(trait: SeenTrait, value: string): string {
  return (SEEN_WORDS[trait] as Record<string, string>)[value]!;
}

function statusOf(seen: CatSeen | null | undefined, failed: boolean): string {
  if (seen === undefined) {
    return failed
      ? t(
        "Your photo could not be looked at just now. A picture can be drawn from it all the same.",
      )
      : t("Looking at your photo…");
  }
  const words = seenInWords(seen ?? {});
  if (words && seen?.byColours) {
    return t("No cat's face seen. By its colours: {traits}. Change what is not right.", {
      traits: words,
    });
  }
  if (words) {
    return t("{traits}. Change what is not right: the cat is drawn so.", { traits: words });
  }
  return seen === null
    ? t("No cat seen. If there is one, say what it looks like.")
    : t("Nothing is sure, so we choose.");
}
