import type { PageFrame } from "../../types.ts";

/** Nothing that counts or sells stands around it. */
export default function frame(): PageFrame {
  return "quiet";
}
