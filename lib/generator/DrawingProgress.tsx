/**
 * The drawing while it happens: what the illustrator is at, how far, and the picture if there is one yet.
 *
 * @module
 */
import { type GenerationProgress, STAGES } from "../generation_progress.ts";
import { classNames } from "../ui/class_names.ts";
import { Paw } from "../ui/Paw.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { STAGE_NAMES } from "./stages.ts";

export interface DrawingProgressProps {
  progress: GenerationProgress;
  /** The picture as far as it is, as a data URL. */
  partial?: string;
}

export function DrawingProgress({ progress, partial }: DrawingProgressProps) {
  return (
    <div className="relative grid size-full">
      {partial && (
        <img
          src={partial}
          alt="Your character, half drawn"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <div
        className={classNames(
          "relative grid content-center justify-items-center p-6 text-center",
          partial ? "m-3 gap-2 self-end rounded-field bg-surface/90" : "gap-5",
        )}
      >
        <Spinner
          className={classNames("text-accent-ink", partial ? "text-2xl" : "text-[3.5rem]")}
        />
        <div>
          <p className="font-display text-xl font-medium text-balance">
            Generating your cat character...
          </p>
          <p className="text-base text-muted">This may take a few moments</p>
        </div>
        <Trail progress={progress} />
      </div>
    </div>
  );
}

/** A paw print for every stage. */
function Trail({ progress: { stage, percent } }: { progress: GenerationProgress }) {
  const reached = STAGES.indexOf(stage);
  return (
    <div className="grid w-64 max-w-full gap-2">
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
      <div
        role="progressbar"
        aria-label="Drawing"
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
      <p role="status" className="text-sm text-muted">{STAGE_NAMES[stage]}</p>
    </div>
  );
}
