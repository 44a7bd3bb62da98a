/** @module The texts that a source file shows through `t`, `tn`, `msg` and `<Trans>`. */
import { literalText, type Node, parseSource, walk } from "./syntax.ts";

/** One call, or one `<Trans>`. */
export interface TextUse {
  by: "t" | "tn" | "msg" | "Trans";
  node: Node;
  texts: TextLiteral[];
  /** Whether values are put into its places. */
  hasValues: boolean;
  /** Whether the argument that ought to be a text is something else. */
  isComputed: boolean;
  /** Whether it runs when the module is loaded: before anyone reads. */
  isAtModuleLevel: boolean;
}

export interface TextLiteral {
  text: string;
  node: Node;
}

/** Which arguments are texts. */
const TEXT_ARGUMENTS = { t: [0], tn: [1, 2], msg: [0] };

const TRANSLATE = /(^|\/)i18n\/translate\.ts$/;
const TRANS = /(^|\/)Trans\.tsx$/;

/** Every use in the source, in its order. */
export function textUses(path: string, source: string): TextUse[] {
  if (!/translate\.ts"|Trans\.tsx"/.test(source)) return [];
  const program = parseSource(path, source);
  const names = importedNames(program);
  const uses: TextUse[] = [];
  walk(program, (node, around) => {
    const use = callUse(node, names) ?? transUse(node, names);
    if (use) uses.push({ ...use, node, isAtModuleLevel: !around.some(isFunction) });
  });
  return uses;
}

/** What the file calls `t`, `tn`, `msg` and `Trans`. */
function importedNames(program: Node): Map<string, TextUse["by"]> {
  const names = new Map<string, TextUse["by"]>();
  for (const node of program.body as Node[]) {
    if (node.type !== "ImportDeclaration") continue;
    const from = String((node.source as Node).value);
    if (!TRANSLATE.test(from) && !TRANS.test(from)) continue;
    for (const { imported, local } of node.specifiers as Record<"imported" | "local", Node>[]) {
      const name = String(imported?.name);
      if (name in TEXT_ARGUMENTS || name === "Trans") {
        names.set(String(local.name), name as TextUse["by"]);
      }
    }
  }
  return names;
}

type PartOfUse = Omit<TextUse, "node" | "isAtModuleLevel">;

function callUse(node: Node, names: Map<string, TextUse["by"]>): PartOfUse | undefined {
  if (node.type !== "CallExpression") return undefined;
  const by = names.get(String((node.callee as Node).name));
  if (!by || by === "Trans") return undefined;
  const given = node.arguments as Node[];
  const texts = TEXT_ARGUMENTS[by].map((index) => given[index]);
  return {
    by,
    texts: literals(texts),
    hasValues: by === "tn" || given.length > 1,
    isComputed: texts.some((text) => literalText(text) === undefined),
  };
}

function transUse(node: Node, names: Map<string, TextUse["by"]>): PartOfUse | undefined {
  if (node.type !== "JSXOpeningElement") return undefined;
  if (names.get(String((node.name as Node).name)) !== "Trans") return undefined;
  const text = (node.attributes as Node[]).find(({ name }) => (name as Node)?.name === "text");
  const value = text?.value as Node | undefined;
  return {
    by: "Trans",
    texts: literals([value]),
    hasValues: true,
    isComputed: literalText(value) === undefined,
  };
}

function literals(nodes: (Node | undefined)[]): TextLiteral[] {
  return nodes.flatMap((node) => {
    const text = literalText(node);
    return text === undefined ? [] : [{ text, node: node! }];
  });
}

function isFunction({ type }: Node): boolean {
  return /Function(Declaration|Expression)$|ArrowFunction|^MethodDefinition$/.test(type);
}
