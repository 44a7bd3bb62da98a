/**
 * @module English words with a second common sense, or with more kinds than the one that is drawn: "bank",
 * "net". No word around them tells for sure which is meant, so a receipt says what is drawn.
 */

const WORDS = `
bank banks bat bats bolt bolts bug bugs bulb bulbs compass compasses construction cycle die drawer drawers fly gear gears goal
goals hook hooks iron label labels link links lounge monitor monitors net nets paddle paddles pick picks pipe pipes
pitch plane planes present pumps racket rackets ram rams ring rings scale scales screw screws seal seals seat seats
club clubs cricket horn horns organ stamp stamps tablet tablets trunk trunks crane cranes
arch cable cables cane drill fan fans float glass mixer mixers peg pegs podium pole rubber sack screen
sheet sheets straw straws tap taps tape treats vanity wire wires
slide slides spirit spirits spring steps step target targets wave waves weight weights wheel wheels yard
`;

/** Things that are seldom what is drawn for them. */
const PHRASES = "bird feeder, bird feeders";

const AMBIGUOUS: ReadonlySet<string> = new Set([
  ...WORDS.trim().split(/\s+/),
  ...PHRASES.split(", "),
]);

/** Whether this English word may well mean something else than what is drawn for it. */
export function hasSecondSense(word: string): boolean {
  return AMBIGUOUS.has(word.toLowerCase());
}
