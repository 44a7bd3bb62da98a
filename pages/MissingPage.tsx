/** @module The page in place of one whose URL names nothing that exists. */
import { ButtonLink } from "../ui/components/Button.tsx";
import { SleepingCat } from "../ui/components/SleepingCat.tsx";

export interface MissingPageProps {
  title: string;
  text: string;
  /** Where to go instead. */
  next: { href: string; text: string };
}

export function MissingPage({ title, text, next }: MissingPageProps) {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center md:py-16">
      <SleepingCat className="h-32" />
      <h1 className="mt-2">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      <ButtonLink href={next.href} size="large" className="mt-3">{next.text}</ButtonLink>
    </div>
  );
}
