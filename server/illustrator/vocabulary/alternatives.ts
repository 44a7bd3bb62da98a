/** @module Words that differ in one place, written as one. */

/** Words written out: "in {his|her} hair" are two, "a {red|blue} {hat|cap}" four. */
export function alternatives(words: string): string[] {
  const [, before, choices, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(words) ?? [];
  if (choices === undefined) return [words];
  return choices.split("|").flatMap((choice) => alternatives(`${before}${choice}${after}`));
}
