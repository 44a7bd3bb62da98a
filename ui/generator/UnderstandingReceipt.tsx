/**
 * The receipt under the description: which words became what, what is left to us, and what it costs.
 *
 * @module
 */
import type { ReactNode } from "react";
import type { Understanding, WordUnderstood } from "../../lib/understanding.ts";
import { classNames } from "../components/class_names.ts";
import { Spinner } from "../components/Spinner.tsx";
import { inGenerations } from "./cost.ts";
import { KEPT_HEIGHT } from "./kept_heights.ts";
import type { UnderstandingView } from "./use_understanding.ts";

/** How the server calls the photo once it has been looked at. */
const YOUR_PHOTO = "your photo";

/** What the server says of a choice it makes only when it draws. */
const UNDECIDED = "we choose";

export interface UnderstandingReceiptProps extends UnderstandingView {
  /** In generations. */
  cost: number;
  withPhoto: boolean;
}

/** Shows nothing as long as there is nothing to understand. */
export function UnderstandingReceipt(props: UnderstandingReceiptProps) {
  const { state, understanding, cost, withPhoto } = props;
  return (
    <div data-kept-height="receipt" className={KEPT_HEIGHT.receipt}>
      <p role="status" className="sr-only">
        {state === "ready" && understanding && summary(understanding, cost)}
      </p>
      {state === "failed" && (
        <p className="mt-3 text-sm text-muted">
          We cannot tell right now what we would draw. You can generate all the same.
        </p>
      )}
      {state === "loading" && !understanding && (
        <p className="mt-3 flex items-center gap-2 text-sm text-muted">
          <Spinner /> Reading your description…
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
      aria-label="How we read your description"
      className={classNames(
        "mt-3 grid gap-3 rounded-field border-[1.5px] border-dashed border-edge bg-paper px-4 py-3 text-sm transition-opacity",
        stale && "opacity-60",
      )}
    >
      {refused.length > 0 && (
        <Part title="Refused">
          {refused.map(({ text, reason }) => (
            <li key={text} className="text-danger">
              <q className="font-semibold">{text}</q> is {reason}: please choose another word
            </li>
          ))}
        </Part>
      )}
      {understood.length > 0 && (
        <Part title="Understood">
          {understood.map((entry, index) => <Entry key={index} {...entry} />)}
        </Part>
      )}
      {photoUnread && (
        <Part title="Your photo">
          <li>shows how the cat looks, where your words do not say</li>
        </Part>
      )}
      {guessed.length > 0 && (
        <Part title="We choose">
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
        <Part title="Ignored">
          {ignored.map((text, index) => (
            <li key={index} className="text-muted line-through decoration-muted">{text}</li>
          ))}
        </Part>
      )}
      <p className="border-t-[1.5px] border-dashed border-line pt-2.5 font-display font-medium">
        Costs {inGenerations(cost)}
      </p>
    </section>
  );
}

/** What some words decide; another sign where something near is drawn instead. */
function Entry({ text, meaning, drawnAs, cat }: WordUnderstood) {
  return (
    <li>
      <q className="font-semibold">{text}</q>{" "}
      <span aria-hidden="true" className={drawnAs ? "text-accent-ink" : "text-muted"}>
        {drawnAs ? "≈" : "→"}
      </span>
      <span className="sr-only">{drawnAs ? "is near to" : "means"}</span>{" "}
      {cat !== undefined && <span className="text-muted">cat {cat},</span>} {meaning}
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
  const parts = [`Understood ${understood.length}`, ignored.length && `ignored ${ignored.length}`];
  const refusal = refused.map(({ text, reason }) => `Refused: “${text}” is ${reason}. `).join("");
  return `${refusal}${parts.filter(Boolean).join(", ")}. Costs ${inGenerations(cost)}.`;
}
