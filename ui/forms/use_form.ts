/**
 * @module A form that is checked by the schema its server uses. The fields stay the browser's own: what a
 * person types before the scripts have come, or lets a password manager fill in, is simply there when it is
 * sent.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ZodMiniType } from "zod/mini";
import type { ApiProblem } from "../api/api.ts";

/** What is wrong, by the field's name, in the words shown beside it. */
export type Problems = Partial<Record<string, string>>;

/** A form as its component renders it. */
export interface FormState {
  /** What is wrong now; empty until the first attempt. */
  problems: Problems;
  /** Whether it has been sent and is not answered yet; sending it again does nothing. */
  busy: boolean;
  /** Seconds the server asks to wait, since the attempt of this number. */
  wait?: { seconds: number; attempt: number };
  /** The browser would send the form itself, by loading a page; until this is true it must not. */
  hydrated: boolean;
  /** For the `<form>`. */
  handlers: {
    noValidate: true;
    method: "post";
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * `send` gets the values once the schema accepts them. A problem it returns is shown at the fields the
 * server names; "done" makes the form ready for the next time. Without either it stays busy, because
 * something else takes its place.
 */
export function useForm<Values>(
  schema: ZodMiniType<Values>,
  send: (values: Values) => Promise<ApiProblem | "done" | void>,
): FormState {
  const [wrong, setWrong] = useState<Problems>({});
  const [refused, setRefused] = useState<Problems>({});
  const [wait, setWait] = useState<FormState["wait"]>();
  const [busy, setBusy] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  /**
   * From the first attempt on mistakes are shown during typing; before that typing is not
   * interrupted.
   */
  const attempts = useRef(0);
  const sending = useRef(false);

  useEffect(() => setHydrated(true), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const parsed = schema.safeParse(valuesOf(form));
    attempts.current += 1;
    setWrong(byField(parsed.error?.issues ?? []));
    if (!parsed.success) return focusFirst(form, parsed.error.issues);

    sending.current = true;
    setBusy(true);
    setWait(undefined);
    const outcome = await send(parsed.data);
    if (!outcome) return;
    sending.current = false;
    setBusy(false);
    if (outcome === "done") {
      attempts.current = 0;
      return;
    }
    showRefusal(form, outcome);
  }

  function showRefusal(form: HTMLFormElement, problem: ApiProblem) {
    setRefused(byField(problem.issues));
    const seconds = problem.retryAfterSeconds;
    setWait(seconds === undefined ? undefined : { seconds, attempt: attempts.current });
    focusFirst(form, problem.issues);
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    setRefused(({ [name]: _changed, ...others }) => others);
    if (attempts.current === 0) return;
    setWrong(byField(schema.safeParse(valuesOf(currentTarget)).error?.issues ?? []));
  }

  return {
    problems: { ...refused, ...wrong },
    busy,
    wait,
    hydrated,
    handlers: { noValidate: true, method: "post", onSubmit, onInput },
  };
}

/** As schemas name a field's path, and as the server does. */
interface FieldIssue {
  path: string | readonly PropertyKey[];
  message: string;
}

function valuesOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form));
}

/** The first problem of each field. */
function byField(issues: readonly FieldIssue[]): Problems {
  return Object.fromEntries(issues.map((issue) => [fieldOf(issue), issue.message]).reverse());
}

function fieldOf({ path }: FieldIssue): string {
  return typeof path === "string" ? path : path.join(".");
}

function focusFirst(form: HTMLFormElement, [issue]: readonly FieldIssue[]): void {
  const field = issue && form.elements.namedItem(fieldOf(issue));
  if (field instanceof HTMLElement) field.focus();
}
