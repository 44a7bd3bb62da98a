/**
 * @module A Vite plugin: Radix names members of React by texts that are put together (`React[" useId
 * ".trim()…]`), for versions of React that lack them. Read literally they can be shaken; otherwise every
 * page carries all of React's members, a kilobyte of which no page uses.
 */
import type { Plugin } from "vite";

const RADIX = /\/@radix-ui\/.*\.mjs$/;

const MEMBER = /\bReact\[" (\w+) "\.trim\(\)\.toString\(\)\]/g;

/** In builds for browsers and server alike. */
export function namedReactMembers(): Plugin {
  return {
    name: "named-react-members",
    apply: "build",
    transform: {
      filter: { id: RADIX, code: MEMBER },
      handler: (code) => ({ code: withNamedMembers(code), map: null }),
    },
  };
}

/** The code with `React.useId` in place of `React[" useId ".trim().toString()]`. */
export function withNamedMembers(code: string): string {
  return code.replaceAll(MEMBER, "React.$1");
}
