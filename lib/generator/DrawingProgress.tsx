/**
 * The drawing while it happens: what the illustrator is at, and how far.
 *
 * @module
 */
import { type GenerationProgress, STAGES } from "../generation_progress.ts";
import { classNames } from "../ui/class_names.ts";
import { Paw } from "../ui/Paw.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { STAGE_NAMES } from "./stages.ts";

export function DrawingProgress({ progress }: { progress: GenerationProgress }) {
  const { stage, percent } = progress;
  const reached = STAGES.indexOf(stage);
  return (
    <div className="grid size-full place-content-center justify-items-center gap-5 p-6 text-center">
      <Spinner className="text-[3.5rem] text-accent-ink" />
      <div>
        <p className="font-display text-xl font-medium text-balance">
          Generating your cat character...
        </p>
        <p className="text-base text-muted">This may take a few moments</p>
      </div>
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
    </div>
  );
}
