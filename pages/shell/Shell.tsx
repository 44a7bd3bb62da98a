import { type ReactNode } from "react";
import { type PageProps } from "../types.ts";
export function Shell({ children }: PageProps & { children: ReactNode }) {
  return <main id="content">{children}</main>;
}
