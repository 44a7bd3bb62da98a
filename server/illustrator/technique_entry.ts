/**
 * @module All that is known of a technique in which a finished picture can be made anew, whatever its style: its words,
 * its name and how it is done. `techniques/` holds one file for each; `deno task entries` collects them in `techniques.ts`.
 */
import type { Repainter } from "./style_entry.ts";

/** One technique. */
export interface TechniqueEntry {
  /** What such a picture is: "a pencil drawing". */
  phrase: string;
  /** English words for it, separated by commas. */
  words: string;
  /** What makes the picture anew, loaded when it is first needed. */
  load: () => Promise<Repainter>;
}
