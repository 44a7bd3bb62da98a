/**
 * @module Long lists of names in files that a command writes: many on a line, for readers who only pass
 * over them.
 */

/** As wide as formatted code. */
const WIDTH = 100;

/** The items in indented lines, each as full as can be; below `deno-fmt-ignore` they stay so. */
export function filledLines(items: readonly string[]): string {
  const lines = [" "];
  for (const item of items) {
    const longer = `${lines.at(-1)} ${item}`;
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`  ${item}`);
  }
  return lines.join("\n");
}
