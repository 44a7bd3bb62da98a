/** @module The syntax tree of a source file, as far as the tasks for texts need it. */
import { parseSync } from "vite";

/** A node of the tree; offsets count the characters of the source. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** The whole tree. Throws where the source is no TypeScript. */
export function parseSource(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]!.message}`);
  return program as unknown as Node;
}

/** The nodes right below this one, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode).sort((one, other) => one.start - other.start);
}

/** Calls `visit` with each node below and with those it stands in, the outermost first. */
export function walk(
  node: Node,
  visit: (node: Node, around: readonly Node[]) => void,
  around: readonly Node[] = [],
): void {
  visit(node, around);
  const within = [...around, node];
  for (const child of childrenOf(node)) walk(child, visit, within);
}

/** The text of a string literal, of several joined by `+`, or of a template without places; else undefined. */
export function literalText(node: Node | null | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "JSXExpressionContainer") return literalText(node.expression as Node);
  if (node.type === "TemplateLiteral") {
    const [quasi, ...more] = node.quasis as (Node & { value: { cooked: string } })[];
    return more.length === 0 ? quasi!.value.cooked : undefined;
  }
  if (node.type !== "BinaryExpression" || node.operator !== "+") return undefined;
  const left = literalText(node.left as Node);
  const right = literalText(node.right as Node);
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The line of an offset, from 1. */
export function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
