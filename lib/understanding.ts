/** @module How the words of a description were read. */

/** Words of the person and what they decide. */
export interface WordUnderstood {
  /** The person's own words. */
  text: string;
  /** What they decide in the picture. */
  meaning: string;
  /** What is drawn instead, where the words themselves name something that is not: "a cup", "the mountains". */
  drawnAs?: string;
  /** Which of several cats they are said of, from 1; absent: of all, or of the whole picture. */
  cat?: number;
}

/** How a description was read. */
export interface WordsRead {
  /** The person's own words, in their order, and what they decide in the picture. */
  understood: WordUnderstood[];
  /** What the words leave open, and what was chosen: "we choose" before a picture is drawn. */
  guessed: { what: string; value: string }[];
  /** The person's own words that change nothing. */
  ignored: string[];
}

/** How a description was read, and what drawing it costs. */
export interface Understanding extends WordsRead {
  /** In generations. */
  cost: number;
  /** The person's own words that keep it from being drawn, and why. Absent once it is drawn. */
  refused?: Refusal[];
}

/** A word that is refused. */
export interface Refusal {
  /** The word as it stands in the description. */
  text: string;
  /** Why it is refused, translated. */
  reason: string;
}
