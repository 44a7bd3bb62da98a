/** @module The forms of the sign-in page that need no script. */

/** The page. */
export const AUTH_PAGE = "/auth";

/** Their names. */
export const AUTH_FORMS = { login: "login", register: "register", logout: "logout" } as const;
