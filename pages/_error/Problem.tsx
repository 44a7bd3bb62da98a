/** @module A page that cannot show what was asked for: a cat, what is wrong, and where to go. */
import type { ReactNode } from "react";

export function Problem(
  { picture, title, children }: { picture: ReactNode; title: string; children: ReactNode },
) {
  return (
    <div className="grid items-center justify-items-center gap-8 py-6 md:grid-cols-2 md:py-14">
      {picture}
      <div className="grid justify-items-center gap-3 text-center text-lg text-muted md:justify-items-start md:text-left">
        <h1 className="text-ink">{title}</h1>
        {children}
      </div>
    </div>
  );
}

export function NextSteps({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>;
}
