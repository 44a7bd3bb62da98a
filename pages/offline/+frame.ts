import type { PageFrame } from "../types.ts";

export default function frame(): PageFrame {
  return "quiet";
}
