/** @module Words for how many cats keep together: "a cat couple", "a family of cats", "kittens x4". */

/** How many of them are drawn. */
const GROUPS: Readonly<Record<string, number>> = {
  couple: 2,
  duo: 2,
  pair: 2,
  trio: 3,
  family: 3,
  gang: 3,
  band: 3,
  bunch: 3,
  group: 3,
  team: 3,
  squad: 3,
  choir: 4,
  quartet: 4,
  crowd: 5,
  colony: 5,
  clowder: 5,
  army: 5,
  familie: 3,
  gruppe: 3,
  famille: 3,
  groupe: 3,
  familia: 3,
  grupo: 3,
  famiglia: 3,
  gruppo: 3,
  família: 3,
  rodzina: 3,
  grupa: 3,
  семья: 3,
  "сім’я": 3,
};

/** Right behind the noun, and where the word for it ends. */
export function groupBehind(
  prompt: string,
  { end }: { end: number },
): { count: number; end: number } | undefined {
  const times = /^ x ?([2-5])\b/i.exec(prompt.slice(end));
  if (times) return { count: Number(times[1]), end: end + times[0].length };
  const [word, group = ""] = /^ (couple|duo|trio|family|quartet|gang|band)\b/i.exec(
    prompt.slice(end),
  ) ?? [];
  const count = GROUPS[group.toLowerCase()];
  return word && count ? { count, end: end + word.length } : undefined;
}

/**
 * Before "of" and at most two adjectives, and where the word for it is; Slavic languages need no "of": "rodzina
 * kotów".
 */
export function groupBefore(
  before: string,
): { count: number; start: number; end: number } | undefined {
  const match = OF_CATS.exec(before) ?? SLAVIC.exec(before);
  const group = match?.[1] ?? "", count = GROUPS[group.toLowerCase()];
  if (!match || !count) return undefined;
  const start = match.index + match[0].indexOf(group);
  return { count, start, end: start + group.length };
}

const OF_CATS =
  /(?:^|[\s,])([\p{L}’]+) (?:of|von|de|d['’]|di|van) ?(?:(?!the |my |our )[\p{L}-]+ ){0,2}$/iu;

const SLAVIC = /(?:^|[\s,])(rodzina|grupa|семья|сім’я) (?:[\p{L}-]+ )?$/iu;

/** "A cat *king and queen*": two people that go together. */
export function coupleBehind(after: string): number | undefined {
  return COUPLE.test(after) ? 2 : undefined;
}

const COUPLE =
  /^s? (?:as )?(?:(?:a|the) )?(?:king (?:and|&) (?:a |the )?queen|prince (?:and|&) (?:a |the )?princess|bride (?:and|&) (?:a |the )?groom|queen (?:and|&) (?:a |the )?king|mr\.? (?:and|&) mrs)\b/i;
