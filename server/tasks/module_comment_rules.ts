/** @module The comment that opens a module begins with its tag, and stands on one line where it fits. */

/** The longest line of the formatter, in characters. */
const LINE = 100;

const OLD_FORM = /^ \* @module$/m;

/** A comment of one paragraph of text and nothing else. */
const FRAMED = /^\/\*\*\n \* @module ((?:.+\n)(?: \* .+\n)*) \*\/\n/m;

/** What is wrong with the form of a module's comment; empty when all is well, or when it has none. */
export function moduleCommentFaults(path: string, source: string): string[] {
  if (OLD_FORM.test(source)) return [`${path}: its comment begins with @module and the text`];
  const text = FRAMED.exec(source)?.[1]?.trimEnd().split("\n * ").join(" ");
  const isShort = text !== undefined && `/** @module ${text} */`.length <= LINE;
  return isShort ? [`${path}: its comment fits on one line: /** @module ${text} */`] : [];
}
