/** @module Words for looking out of a window: the cat sits before one, and is seen from behind. */
import type { Weather } from "../../spec.ts";
import type { Term } from "../../vocabulary/term.ts";

const LOOKING = "looking looks gazing gazes staring stares peering peers".split(" ");
const OUT = ["out of the window", "out the window", "out of a window", "out a window"];

/** What falls outside, for who watches it. */
const FALLING: readonly Weather[] = ["rain", "snow"];

/** "Looking out of the window", "gazing out of the window at the rain". */
export const WINDOW_TERMS: Term[] = [
  before([
    ...LOOKING.flatMap((look) => OUT.map((out) => `${look} ${out}`)),
    ..."watching out of the window, looking through the window, looking through a window, looking outside, looks outside, watching the world go by, watching the world outside, waiting at the window, waiting by the window"
      .split(", "),
  ]),
  ...FALLING.map((weather) =>
    before([
      ...LOOKING.flatMap((look) => OUT.map((out) => `${look} ${out} at the ${weather}`)),
      ...["watching", "watches"].flatMap((watch) =>
        ["through the window", "from the window", "from a window", "out of the window", "outside"]
          .map((where) => `${watch} the ${weather} ${where}`)
      ),
    ], weather)
  ),
];

function before(words: string[], weather?: Weather): Term {
  return {
    role: "quality",
    words,
    claims: [
      { slot: "view", value: "behind" },
      { slot: "setting", value: "window" },
      { slot: "pose", value: "sitting", weak: true },
      ...(weather ? [{ slot: "weather" as const, value: weather }] : []),
    ],
  };
}
