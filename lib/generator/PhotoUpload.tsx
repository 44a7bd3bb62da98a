/**
 * The part of the form where a photo becomes a character. Visitors are asked to log in.
 *
 * @module
 */
import { useId, useState } from "react";
import { Badge } from "../ui/Badge.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";

export function PhotoUpload() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-field bg-sunken px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={`${id}-title`} className="text-base font-medium">Upload Your Cat Photo</h3>
          <Badge tone="accent">2 credits</Badge>
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide" : "Show"} <span className="sr-only">photo upload</span>
          <Chevron up={open} />
        </Button>
      </div>
      <div id={id}>{open && <LoginPrompt />}</div>
    </section>
  );
}

function LoginPrompt() {
  return (
    <div className="mt-2 grid justify-items-start gap-2 pb-1">
      <p className="font-display font-medium">Login required</p>
      <p className="text-base">You need to login to use the photo upload feature</p>
      <p className="text-sm text-muted">
        Turning a photo into a character costs 2 credits instead of 1.
      </p>
      <ButtonLink href="/auth" variant="secondary" size="small">Sign In</ButtonLink>
    </div>
  );
}

function Chevron({ up }: { up: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-4"
    >
      <path d={up ? "m6 14.500 6-6 6 6" : "m6 9.500 6 6 6-6"} />
    </svg>
  );
}
