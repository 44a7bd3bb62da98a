/**
 * @module The cats drawn last: a picture is composed with more and with less room for its things, mostly around the
 * same cats, and drawing those takes most of the time.
 */
import type { CatSpec } from "../spec.ts";
import type { CatOptions } from "./cat_options.ts";

/** Seven cats of a picture, each before and after it turns to what it does. */
const MOST = 14;

/** A way to draw that gives what it gave for the same recipe and options when it drew it a moment ago. */
export function rememberingLast<Drawn>(
  draw: (spec: CatSpec, options: CatOptions) => Drawn,
): (spec: CatSpec, options?: CatOptions) => Drawn {
  const last = new Map<string, Drawn>();
  return (spec, options = {}) => {
    const key = JSON.stringify([spec, options]);
    const drawn = last.get(key) ?? draw(spec, options);
    last.delete(key);
    last.set(key, drawn);
    const [oldest] = last.keys();
    if (last.size > MOST) last.delete(oldest!);
    return drawn;
  };
}
