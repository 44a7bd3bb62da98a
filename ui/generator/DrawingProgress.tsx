/**
 * @module The drawing while it happens: what the illustrator is at, how far, and the picture if there is
 * one yet.
 */
import type { ReactNode } from "react";
import { type GenerationProgress, type Stage, STAGES } from "../../lib/generation_progress.ts";
import { classNames } from "../components/class_names.ts";
import { Paw } from "../components/Paw.tsx";
import { Spinner } from "../components/Spinner.tsx";
import { STAGE_NAMES } from "./stages.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface DrawingProgressProps {
  progress: GenerationProgress;
  /** The picture as far as it is, as a data URL. */
  partial?: string;
  /** The place in line, in place of the stages. */
  line?: ReactNode;
}

export function DrawingProgress({ progress, partial, line }: DrawingProgressProps) {
  if (partial) return <HalfDrawn progress={progress} partial={partial} />;
  return (
    <div className="grid size-full place-content-center justify-items-center gap-5 p-6 text-center">
      <Spinner className="text-[3.5rem] text-accent-ink" />
      <div>
        <p className="font-display text-xl font-medium text-balance">{t(TITLE)}</p>
        <p className="text-base text-muted">{t(PATIENCE)}</p>
      </div>
      {line ?? <Steps {...progress} />}
    </div>
  );
}

function Steps({ stage, percent }: GenerationProgress) {
  return (
    <div className="grid w-64 max-w-full gap-2">
      <Trail stage={stage} />
      <Bar percent={percent} />
      <p role="status" className="text-sm text-muted">{t(STAGE_NAMES[stage])}</p>
    </div>
  );
}

const TITLE = msg("Generating your cat character...");
const PATIENCE = msg("This may take a few moments");

/** The same, out of the picture's way. */
function HalfDrawn({ progress, partial }: { progress: GenerationProgress; partial: string }) {
  return (
    // As far from the edge as the picture will be, so that nothing moves when it comes.
    <div className="relative size-full p-2">
      <img
        src={partial}
        alt={t("Your character, half drawn")}
        className="size-full animate-appear rounded-[0.65rem] object-cover"
      />
      <div className="absolute inset-x-4 bottom-4 grid gap-2 rounded-field bg-surface/90 px-4 py-2.5">
        <div className="flex items-center gap-3">
          <Spinner className="text-2xl text-accent-ink" />
          <div className="leading-snug">
            <p className="font-display text-sm font-medium">{t(TITLE)}</p>
            <p className="text-xs text-muted">{t(PATIENCE)}</p>
          </div>
        </div>
        <Bar percent={progress.percent} />
        <p role="status" className="sr-only">{t(STAGE_NAMES[progress.stage])}</p>
      </div>
    </div>
  );
}

/** A paw print for every stage. */
function Trail({ stage }: { stage: Stage }) {
  const reached = STAGES.indexOf(stage);
  return (
    <div className="flex justify-between px-1">
      {STAGES.map((each, index) => (
        <Paw
          key={each}
          className={classNames(
            "size-6 transition-colors duration-300",
            index <= reached ? "text-accent" : "text-line",
            index % 2 === 1 && "-translate-y-1.5",
          )}
        />
      ))}
    </div>
  );
}

function Bar({ percent }: { percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label={t("Drawing")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="h-2.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-500"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
