/** @module What a page stands in that leads nowhere else. */
import type { ReactNode } from "react";
import { Wordmark } from "./Wordmark.tsx";

/** `named` for a page of its own; one in a frame needs no name. */
export function QuietShell({ named, children }: { named: boolean; children: ReactNode }) {
  return (
    <div className={named ? "mx-auto max-w-4xl px-4 pb-16 sm:px-6" : "p-3 sm:p-5"}>
      {named && (
        <header className="py-6">
          <a href="/" aria-label="Purrtrait" className="inline-block rounded-lg px-1 pt-2 pb-1">
            <Wordmark />
          </a>
        </header>
      )}
      <main>{children}</main>
    </div>
  );
}
