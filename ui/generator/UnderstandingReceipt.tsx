/**
 * @module The receipt under the description: which words became what, what is left to us, and what it
 * costs.
 */
import type { ReactNode } from "react";
import type { Understanding, WordUnderstood } from "../../lib/understanding.ts";
import { Spinner } from "../components/Spinner.tsx";
import { Trans } from "../components/Trans.tsx";
import { inGenerations } from "./cost.ts";
import { RESERVED_HEIGHT } from "./reserved_heights.ts";
import type { UnderstandingView } from "./use_understanding.ts";
import { t } from "../../lib/i18n/translate.ts";

/** How the server calls the photo once it has been looked at, in every language. */
const YOUR_PHOTO = "your photo";

/** What the server says of a choice it makes only when it draws, in every language. */
const UNDECIDED = "we choose";

export interface UnderstandingReceiptProps extends UnderstandingView {
  /** In generations; 0 for a guest. */
  cost: number;
  withPhoto: boolean;
}

/** Shows nothing as long as there is nothing to understand. */
export function UnderstandingReceipt(props: UnderstandingReceiptProps) {
  const { state, understanding, cost, withPhoto } = props;
  return (
    <div data-kept-height="receipt" className={RESERVED_HEIGHT.receipt}>
      <p role="status" className="sr-only">
        {state === "ready" && understanding && summary(understanding, cost)}
      </p>
      {state === "failed" && (
        <p className="mt-3 text-sm text-muted">
          {t("We cannot tell right now what we would draw. You can generate all the same.")}
        </p>
      )}
      {state === "loading" && !understanding && (
        <p className="mt-3 flex items-center gap-2 text-sm text-muted">
          <Spinner /> {t("Reading your description…")}
        </p>
      )}
      {understanding && state !== "failed" && (
        <Receipt
          understanding={understanding}
          cost={cost}
          withPhoto={withPhoto}
          stale={state === "loading"}
        />
      )}
    </div>
  );
}

interface ReceiptProps {
  understanding: Understanding;
  cost: number;
  withPhoto: boolean;
  stale: boolean;
}

function Receipt({ understanding, cost, withPhoto, stale }: ReceiptProps) {
  const { understood, guessed, ignored, refused = [] } = understanding;
  const photoUnread = withPhoto && understood.every(({ text }) => text !== YOUR_PHOTO);
  return (
    <section
      aria-label={t("How we read your description")}
      // Not dimmed meanwhile: its words have to stay readable.
      aria-busy={stale}
      className="mt-3 grid gap-3 rounded-field border-[1.5px] border-dashed border-edge bg-paper px-4 py-3 text-sm wrap-anywhere"
    >
      {refused.length > 0 && (
        <Part title={t("Refused")}>
          {refused.map(({ text, reason }) => (
            <li key={text} className="text-danger">
              <Trans
                text="{word} is {reason}: please choose another word"
                values={{ word: <q className="font-semibold">{text}</q>, reason }}
              />
            </li>
          ))}
        </Part>
      )}
      {understood.length > 0 && (
        <Part title={t("Understood")}>
          {understood.map((entry, index) => <Entry key={index} {...entry} />)}
        </Part>
      )}
      {photoUnread && (
        <Part title={t("Your photo")}>
          <li>{t("shows how the cat looks, where your words do not say")}</li>
        </Part>
      )}
      {guessed.length > 0 && (
        <Part title={t("We choose")}>
          {guessed.map(({ what, value }, index) => (
            <li key={index}>
              {value === UNDECIDED ? what : (
                <>
                  <span className="text-muted">{what}:</span> {value}
                </>
              )}
            </li>
          ))}
        </Part>
      )}
      {ignored.length > 0 && (
        <Part title={t("Ignored")}>
          {ignored.map((text, index) => (
            <li key={index} className="text-muted line-through decoration-muted">{text}</li>
          ))}
        </Part>
      )}
      <p className="border-t-[1.5px] border-dashed border-line pt-2.5 font-display font-medium">
        {cost === 0 ? t("Costs nothing") : t("Costs {cost}", { cost: inGenerations(cost) })}
      </p>
    </section>
  );
}

/** What some words decide; another sign where something near is drawn instead. */
function Entry({ text, meaning, drawnAs, cat }: WordUnderstood) {
  return (
    <li>
      <q className="font-semibold">{text === YOUR_PHOTO ? t("your photo") : text}</q>{" "}
      <span aria-hidden="true" className={drawnAs ? "text-accent-ink" : "text-muted"}>
        {drawnAs ? "≈" : "→"}
      </span>
      <span className="sr-only">{drawnAs ? t("is near to") : t("means")}</span>{" "}
      {cat !== undefined && <span className="text-muted">{t("cat {cat},", { cat })}</span>}{" "}
      {meaning}
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 sm:grid-cols-[6.5rem_1fr]">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5">{children}</ul>
    </div>
  );
}

function summary({ understood, ignored, refused = [] }: Understanding, cost: number): string {
  const refusals = refused.map((word) => t("Refused: “{text}” is {reason}.", { ...word }));
  const read = ignored.length === 0
    ? t("Understood {understood}.", { understood: understood.length })
    : t("Understood {understood}, ignored {ignored}.", {
      understood: understood.length,
      ignored: ignored.length,
    });
  const price = cost === 0
    ? t("Costs nothing.")
    : t("Costs {cost}.", { cost: inGenerations(cost) });
  return [...refusals, read, price].join(" ");
}
