/**
 * @module A page about terms or privacy: our own chapters, or the text of the site's owner in their place.
 */
import type { Chapter } from "../../lib/legal.ts";
import { PageHeader } from "../../ui/components/PageHeader.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { classNames } from "../../ui/components/class_names.ts";
import { Chapters } from "./Chapters.tsx";

export interface LegalTextProps {
  title: string;
  introduction: string;
  chapters: Chapter[];
  /** HTML that the server has made safe. */
  ownText?: string;
}

export function LegalText({ title, introduction, chapters, ownText }: LegalTextProps) {
  if (ownText !== undefined) {
    return (
      <>
        {!ownText.includes("<h1") && <h1 className="mb-6">{title}</h1>}
        <Card>
          <div className={PROSE} dangerouslySetInnerHTML={{ __html: ownText }} />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} text={introduction} />
      <Chapters chapters={chapters} />
    </>
  );
}

const PROSE = classNames(
  "grid max-w-prose gap-4 wrap-break-word [&_h2]:mt-4 [&_h3]:mt-2",
  "[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1",
  "[&_a]:font-semibold [&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-4",
  "[&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-4",
  "[&_img]:h-auto [&_img]:max-w-full [&_pre]:overflow-x-auto",
);
