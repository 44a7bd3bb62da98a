/**
 * @module Every text that people read goes through `t`, so that it is read in each language: texts that
 * stand as they are in pages, islands and components, and calls that a translation cannot follow, are
 * named.
 */
import { plainTexts, shownTexts } from "./texts/plain_texts.ts";
import { lineOf, literalText, type Node, parseSource, walk } from "./texts/syntax.ts";
import { type TextUse, textUses } from "./texts/text_uses.ts";

/** Folders whose strings are shown. */
const SHOWN = /^(pages|islands|ui)\/.*(?<!_test)\.tsx?$/;

/** What is the same in every language. */
const SAME_EVERYWHERE = [
  // Names, and the letters of the wordmark.
  /^(Purrtrait|Mastodon|Instagram|YouTube|WhatsApp|Telegram|Whisker & Co\.?|Stripe|DMC|UTC|Purrtra|i|t)$/,
  /^(hello|privacy)@[\w.]+$/,
  // Abbreviations, formats and their codes.
  /^(API|MCP|PNG|SVG|WEBP|WebP|ZIP|GIF|PDF|JSON|ID|URL|HTTP|OK|px|kB|MB|A[34])$/,
  /^[\w-]+\.(json|txt)$/,
  // Addresses, code and keys of programs.
  /^[\w./:-]*[/:][\w./:{}<>?=&-]*$/,
];

/** Two words, the first with a capital. */
const SENTENCE = /^\p{Lu}\p{L}*[,:]? \p{L}/u;

/** Functions whose text is for developers. */
const FOR_DEVELOPERS = /Error$|^assert$/;

/** What is wrong with the texts of a file, named by its path from the root; empty when all is well. */
export function untranslatedTexts(path: string, source: string): string[] {
  const uses = textUses(path, source);
  const wrong = uses.flatMap((use) => wrongUse(use));
  wrong.push(...SHOWN.test(path) ? plainOnes(path, source, uses) : plainRefusals(path, source));
  return wrong.map(({ node, what }) => `${path}:${lineOf(source, node.start)}: ${what}`);
}

interface Finding {
  node: Node;
  what: string;
}

function wrongUse({ by, node, isComputed, isAtModuleLevel }: TextUse): Finding[] {
  const wrong: Finding[] = [];
  if (isAtModuleLevel && by !== "msg") {
    wrong.push({ node, what: `${by} runs before anyone reads; mark the text by msg` });
  }
  const [first] = (node.arguments ?? []) as Node[];
  const isKnownElsewhere = by === "Trans" || by === "t" && plainTexts(first).length === 0;
  if (isComputed && !isKnownElsewhere) {
    wrong.push({ node, what: `${by} takes a text as it is written, with {places} for values` });
  }
  return wrong;
}

/** The texts that stand in the source as they are. */
function plainOnes(path: string, source: string, uses: TextUse[]): Finding[] {
  const found = new Map<Node, string>();
  const translated = new Set(uses.map(({ node }) => spanOf(node)));
  walk(parseSource(path, source), (node, around) => {
    for (const text of shownTexts(node)) {
      if (isForReaders(text.value)) found.set(text.node, text.value);
    }
    const sentence = literalText(node);
    if (sentence === undefined || !SENTENCE.test(sentence) || !isForReaders(sentence)) return;
    const isHandled = around.some((other) =>
      translated.has(spanOf(other)) || isForDevelopers(other) || found.has(other)
    );
    if (!isHandled) found.set(node, sentence);
  });
  return [...found].map(([node, text]) => ({ node, what: `"${text.trim()}" is not translated` }));
}

/** What the API says of requests that it refuses. */
function plainRefusals(path: string, source: string): Finding[] {
  if (!source.includes("new Failure(")) return [];
  const found: Finding[] = [];
  walk(parseSource(path, source), ({ type, callee, arguments: given }) => {
    if (type !== "NewExpression" || (callee as Node).name !== "Failure") return;
    const [, message] = given as Node[];
    for (const { node, value } of plainTexts(message)) {
      found.push({ node, what: `"${value}" is not translated` });
    }
  });
  return found;
}

function spanOf({ start, end }: Node): string {
  return `${start}-${end}`;
}

function isForDevelopers({ type, callee }: Node): boolean {
  return type === "TSLiteralType" ||
    FOR_DEVELOPERS.test(String((callee as Node | undefined)?.name));
}

function isForReaders(value: string): boolean {
  const text = value.replace(/&#?\w+;/g, "").trim();
  return /\p{L}/u.test(text) && !SAME_EVERYWHERE.some((same) => same.test(text));
}
