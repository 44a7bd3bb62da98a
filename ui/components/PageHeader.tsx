/** @module The top of a page: its title, what it is for, and where else to go. */
import type { ReactNode } from "react";
import { ActionIcon } from "../characters/ActionIcon.tsx";
import { ButtonLink } from "./Button.tsx";

export interface PageHeaderProps {
  title: ReactNode;
  /** One or two sentences. */
  text?: ReactNode;
  /** The page before this one, above the title. */
  back?: { href: string; text: string };
  /** Buttons on the other side. */
  children?: ReactNode;
}

export function PageHeader({ title, text, back, children }: PageHeaderProps) {
  return (
    <>
      {back && (
        <ButtonLink
          href={back.href}
          variant="quiet"
          icon={<ActionIcon of="previous" />}
          className="mb-3 -ml-4"
        >
          {back.text}
        </ButtonLink>
      )}
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 lg:mb-10">
        <div className="grid min-w-0 gap-2">
          <h1>{title}</h1>
          {text && <p className="max-w-prose text-lg text-muted">{text}</p>}
        </div>
        {children}
      </header>
    </>
  );
}
