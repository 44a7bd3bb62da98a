/** @module XML as text. */

/** An element, or several side by side, already as text. */
export type Xml = string;

/** An element with its attributes and what is in it. */
export function element(
  name: string,
  attributes: Record<string, string | number>,
  ...inside: Xml[]
): Xml {
  const start = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`).join("");
  if (inside.length === 0) return `<${name}${start} />`;
  return `<${name}${start}>\n${indented(inside.join("\n"))}\n</${name}>`;
}

/** A file of Shimeji: its lists in the element that all of them have. */
export function mascotFile(...lists: Xml[]): string {
  const root = element("Mascot", { xmlns: "http://www.group-finity.com/Mascot" }, ...lists);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
