/**
 * @module How Vike treats our pages: rendered on the server only. The browser gets HTML and, where a page
 * has islands, the one entry of `+client.ts`.
 */
import type { Config } from "vike/types";

export default {
  clientRouting: false,
  clientHooks: false,
  meta: {
    Page: { env: { server: true, client: false } },
    title: { env: { server: true } },
    description: { env: { server: true } },
    robots: { env: { server: true } },
    image: { env: { server: true } },
    imageAlt: { env: { server: true } },
    alternate: { env: { server: true } },
    wide: { env: { server: true } },
    frame: { env: { server: true } },
  },
} satisfies Config;
