/** @module A browser of another maker, as the user journey drives it. */

/** One window of it. Every function waits until what it names is there. */
export interface Engine {
  /** Of the browser, with its version. */
  name: string;
  open(url: string): Promise<void>;
  /** Types into the field. */
  fill(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** What the page says this expression is, as soon as it is true. */
  until(expression: string): Promise<void>;
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
}

/** The window, in which form and preview stand side by side. */
export const WINDOW = { width: 1280, height: 940 };

/** Generous: the machine may be busy. */
export const PATIENCE_MS = 60_000;

/** The first of these that is a file; undefined where none is installed. */
export function installed(paths: readonly string[]): string | undefined {
  return paths.find((path) => {
    try {
      return Deno.statSync(path).isFile;
    } catch {
      return false;
    }
  });
}
