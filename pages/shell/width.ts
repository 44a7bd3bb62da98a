/** @module How wide the content of a page is. */

/** The class of the widest that the header and the content become. */
export function widthOf({ wide }: { wide?: boolean }): string {
  return wide ? "max-w-[100rem]" : "max-w-6xl";
}
