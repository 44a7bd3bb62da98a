/** @module One matter of the account page. */
import { type ReactNode, useId } from "react";
import { Card } from "../components/Card.tsx";

export interface AccountSectionProps {
  title: string;
  /** What it does, before anything is done. */
  text?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-5">
      <div className="grid gap-1.5">
        <h2 id={id}>{title}</h2>
        {text && <p className="max-w-prose text-muted">{text}</p>}
      </div>
      {children}
    </Card>
  );
}
