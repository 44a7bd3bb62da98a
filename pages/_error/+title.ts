import type { PageContext } from "../types.ts";

export default function title({ is404 }: PageContext): string {
  return is404 ? "404 Page Not Found" : "Something went wrong";
}
