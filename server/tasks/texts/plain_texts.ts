/**
 * @module The strings of an element, an attribute or a property that are shown as they stand in the source.
 */
import { childrenOf, literalText, type Node } from "./syntax.ts";

/** Attributes of elements, props of components and fields of toasts that are read out or shown. */
const TEXT_NAME =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|description|heading|hint|summary|caption|imageAlt)$/;

/** A string as it is shown; of a template the words between its places. */
export interface ShownText {
  node: Node;
  value: string;
}

/** The texts that this node shows as they are. */
export function shownTexts(node: Node): ShownText[] {
  switch (node.type) {
    case "JSXText":
      return [{ node, value: String(node.value) }];
    case "JSXAttribute":
      return isTextName(node.name as Node) ? plainTexts(node.value as Node | null) : [];
    case "Property":
      // Classes and keys begin with a small letter.
      return isTextName(node.key as Node)
        ? plainTexts(node.value as Node).filter(({ value }) => /^\P{Ll}/u.test(value))
        : [];
    case "JSXElement":
    case "JSXFragment":
      return (node.children as Node[])
        .filter(({ type }) => type === "JSXExpressionContainer")
        .flatMap(plainTexts);
    default:
      return [];
  }
}

/** The strings that an expression may be, without those inside of calls. */
export function plainTexts(node: Node | null | undefined): ShownText[] {
  if (!node) return [];
  const value = literalText(node);
  if (value !== undefined) return [{ node, value }];
  switch (node.type) {
    case "TemplateLiteral":
      return [{ node, value: wordsOf(node) }];
    case "JSXExpressionContainer":
      return plainTexts(node.expression as Node);
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap((branch) => plainTexts(branch as Node));
    case "LogicalExpression":
    case "BinaryExpression":
      return node.operator === "+" || node.type === "LogicalExpression"
        ? childrenOf(node).flatMap(plainTexts)
        : [];
    default:
      return [];
  }
}

function wordsOf(template: Node): string {
  return (template.quasis as (Node & { value: { cooked: string } })[])
    .map(({ value }) => value.cooked).join(" … ");
}

function isTextName({ name, value }: Node): boolean {
  return TEXT_NAME.test(String(name ?? value));
}
