import type { PageContextServer } from "vike/types";

export default function title({ is404 }: PageContextServer): string {
  return is404 ? "404 Page Not Found" : "Something went wrong";
}
