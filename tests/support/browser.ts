/** @module A browser as tests need it: it sends JSON and keeps cookies. */

export interface Browser {
  /** By name. */
  cookies: Map<string, string>;
  /** More headers for this request alone. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  patch(path: string, body?: unknown): Promise<Response>;
  delete(path: string): Promise<Response>;
  /** Submits a form as a page without script does. */
  submit(path: string, fields: Record<string, string>): Promise<Response>;
  /** Registers a user with this name, and keeps the cookie. */
  register(username: string): Promise<Response>;
}

/** The password of all users that {@link Browser.register} registers. */
export const PASSWORD = "correct horse battery";

/** Without a cookie, sending these headers with every request. */
export function openBrowser(
  request: (path: string, init: RequestInit) => Response | Promise<Response>,
  ownHeaders: Record<string, string>,
): Browser {
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    path: string,
    body?: unknown,
    moreHeaders: Record<string, string> = {},
  ): Promise<Response> {
    const headers = new Headers({ ...ownHeaders, ...moreHeaders });
    if (cookies.size > 0) {
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    if (body !== undefined && !headers.has("content-type")) {
      headers.set("content-type", "application/json");
    }
    const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const response = await request(path, { method, headers, body: text });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = cookie.match(/^([^=]+)=([^;]*)/)!;
      if (/Max-Age=0/i.test(cookie)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return response;
  }

  return {
    cookies,
    get: (path, headers) => send("GET", path, undefined, headers),
    post: (path, body, headers) => send("POST", path, body, headers),
    patch: (path, body) => send("PATCH", path, body),
    delete: (path) => send("DELETE", path),
    submit: (path, fields) =>
      send("POST", path, new URLSearchParams(fields).toString(), {
        "content-type": "application/x-www-form-urlencoded",
      }),
    register: (username) =>
      send("POST", "/api/register", {
        username,
        email: `${username}@example.com`,
        password: PASSWORD,
      }),
  };
}
