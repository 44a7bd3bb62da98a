/**
 * @module All that is known of a technique in which a picture can be made, whatever its style: its words, its name and how
 * it is done. The style keeps its figures and its composition, the technique brings the paint. `techniques/` holds one file
 * for each; `deno task entries` collects them in `techniques.ts`.
 */
import type { Style } from "../../lib/choices.ts";
import type { Canvas } from "./painters/canvas.ts";
import type { Planes } from "./painters/planes.ts";
import type { Scene } from "./scene.ts";
import type { Painter } from "./style_entry.ts";

/** One technique. */
export type TechniqueEntry = Named & (MadeAnew | PaintedItself);

interface Named {
  /** What such a picture is: "a pencil drawing". */
  phrase: string;
  /** English words for it, separated by commas. */
  words: string;
  /** It shows no colours of coat, eyes and things. */
  uncoloured?: true;
}

/** A picture of some painter is made anew. */
export interface MadeAnew {
  /** The style whose painter serves it best: a linocut wants clear contours, an oil painting the tones of a form. */
  base: Style;
  /** Styles whose own painters serve it as well. Absent: none. */
  own?: readonly Style[];
  /** What makes the picture anew, loaded when it is first needed. */
  load: () => Promise<Reworker>;
}

/** The scene is painted in the technique itself. */
export interface PaintedItself {
  /** Its painter, loaded when it is first needed. */
  loadPainter: () => Promise<Painter>;
}

/** Makes a picture anew from a study of it; the same study and scene give the same pixels. */
export type Reworker = (study: Planes, scene: Scene) => Canvas;
