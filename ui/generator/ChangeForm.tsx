/** @module Changes the picture by words, and says what has changed. */
import { useStore } from "../islands/use_store.ts";
import { type FormEvent, Fragment, useState } from "react";
import { PICTURE_COST } from "../../lib/credits.ts";
import type { Change } from "../../lib/redrawn.ts";
import { Button } from "../components/Button.tsx";
import { Field } from "../components/Field.tsx";
import { $user } from "../session/user_store.ts";
import { ChangeWordsInput } from "./ChangeWordsInput.tsx";
import { priceFor } from "./cost.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { Trans } from "../components/Trans.tsx";

export interface ChangeFormProps {
  store: GeneratorStore;
  onChange: (words: string) => void;
}

export function ChangeForm({ store, onChange }: ChangeFormProps) {
  const changing = useStore(store.$changing);
  const user = useStore($user);
  const [words, setWords] = useState("");
  const newCat = changing.state === "failed" ? changing.newCat : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== "") onChange(words.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field
        label={t("Change something")}
        aside={t("Free")}
        error={changing.state === "failed" ? changing.reason : undefined}
      >
        {(control) => (
          <div className="flex gap-2">
            <ChangeWordsInput
              {...control}
              words={words}
              onWords={setWords}
              className="text-ellipsis"
            />
            <Button
              type="submit"
              variant="secondary"
              busy={changing.state === "changing"}
              className="shrink-0"
            >
              {t("Change")}
            </Button>
          </div>
        )}
      </Field>
      {newCat && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => store.drawNewCat(newCat)}
        >
          {t("New cat")} · {priceFor(user, PICTURE_COST)}
        </Button>
      )}
      <p role="status" className="min-h-6 text-sm text-muted empty:min-h-0">
        {changing.state === "changed" && <Changed changed={changing.changed} />}
      </p>
    </form>
  );
}

function Changed({ changed }: { changed: Change[] }) {
  if (changed.length === 0) return <>{t("The picture shows that already.")}</>;
  return (
    <Trans
      text="Changed: {changes}"
      values={{
        changes: changed.map((change, index) => (
          <Fragment key={change.what}>
            {index > 0 && ", "}
            <ChangedPart {...change} />
          </Fragment>
        )),
      }}
    />
  );
}

function ChangedPart({ what, from, to }: Change) {
  return (
    <span>
      {t(CHANGED_PARTS[what] ?? what)} {from && to
        ? (
          <>
            <s className="decoration-1">{from}</s> → <strong>{to}</strong>
          </>
        )
        : to
        ? (
          <>
            + <strong>{to}</strong>
          </>
        )
        : (
          <>
            − <s className="decoration-1">{from}</s>
          </>
        )}
    </span>
  );
}

/** How people call what the illustrator decides. */
const CHANGED_PARTS: Record<string, string> = {
  style: msg("style"),
  pose: msg("pose"),
  mood: msg("mood"),
  view: msg("view"),
  facing: msg("facing"),
  size: msg("size"),
  accessories: msg("accessories"),
  setting: msg("place"),
  time: msg("hour"),
  weather: msg("weather"),
  season: msg("season"),
  scheme: msg("colours"),
  tone: msg("tones"),
  technique: msg("technique"),
  costume: msg("clothes"),
  things: msg("things"),
  relations: msg("relations"),
};
