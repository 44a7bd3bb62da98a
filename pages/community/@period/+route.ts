/**
 * @module Months have digits in their URLs; whatever else lies below /community has its own page, or none.
 */
import type { PageContext } from "../../types.ts";

const MONTH = /^\/community\/(\d[^/]*)$/;

export default function route({ urlPathname }: PageContext) {
  const period = urlPathname.match(MONTH)?.[1];
  return period === undefined ? false : { routeParams: { period } };
}
