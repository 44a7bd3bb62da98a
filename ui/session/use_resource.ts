/**
 * Something a page asks the server for once it is hydrated.
 *
 * @module
 */
import { useEffect, useState } from "react";
import { type ApiSuccess, callApi } from "../api/api.ts";
import { signInAgain } from "./expiry.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface Resource<Body> {
  /** Undefined until it is there. */
  value?: Body;
  /** Why it could not be loaded. */
  error?: string;
  /** Whether something is on its way. */
  loading: boolean;
  /** Loads it anew; what is there stays until then. */
  reload: () => Promise<void>;
  /** Changes what is there. */
  change: (value: Body) => void;
}

/** What is at `url`, a path of ours that needs a session; `read` may use more of the answer. */
export function useResource<Body, Value = Body>(
  url: string,
  read: (answer: ApiSuccess<Body>) => Value = ({ body }) => body as unknown as Value,
): Resource<Value> {
  const [state, setState] = useState<Pick<Resource<Value>, "value" | "error" | "loading">>({
    loading: true,
  });

  async function reload() {
    setState(({ value }) => ({ value, loading: true }));
    const answer = await callApi<Body>(url);
    if ("body" in answer) return setState({ value: read(answer), loading: false });
    if (signInAgain(answer.problem)) return;
    const error = answer.problem.message || t("Please try again.");
    setState(({ value }) => ({ value, error, loading: false }));
  }

  useEffect(() => void reload(), []);

  return { ...state, reload, change: (value) => setState({ value, loading: false }) };
}
