/** @module Rules in plain words, a sheet for each subject. */
import type { Chapter } from "../../lib/legal.ts";
import { Card } from "../../ui/components/Card.tsx";
import { Paw } from "../../ui/components/Paw.tsx";

export function Chapters({ chapters }: { chapters: Chapter[] }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {chapters.map(({ title, points }) => (
        <Card key={title} as="section" aria-label={title}>
          <h2 className="mb-4">{title}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Paw className="mt-1 size-5 shrink-0 text-accent" />
                <span className="min-w-0 wrap-anywhere">{point}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
