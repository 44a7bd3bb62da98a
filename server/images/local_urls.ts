/** @module URLs of pictures that lead to this server, wherever the pictures are kept. */
import { assertStoredKey } from "./picture_key.ts";
import { isSealGenuine, signUrl, type UrlSeal } from "./signed_url.ts";

/** Temporary URLs of pictures on this server's disk. */
export interface LocalUrls {
  /** A path on this server that shows the picture to every holder until it expires. */
  localUrl(key: string, lifeSeconds: number): Promise<string>;
  /**
   * How long such a path still works, in whole seconds; 0 once it has expired, null when it was never
   * given out.
   */
  remainingLife(key: string, seal: UrlSeal): Promise<number | null>;
}

/** What signing needs. */
export interface Signing {
  /** The key of the signatures; who has it can make them. */
  secret: Uint8Array<ArrayBuffer>;
  /** The clock. */
  now: () => Date;
}

/** URLs signed with this secret. */
export function localUrls({ secret, now }: Signing): LocalUrls {
  return {
    async localUrl(key, lifeSeconds) {
      assertStoredKey(key);
      const { expires, signature } = await signUrl(secret, key, seconds(now()) + lifeSeconds);
      return `/images/${key}?expires=${expires}&signature=${signature}`;
    },

    async remainingLife(key, seal) {
      if (!await isSealGenuine(secret, key, seal)) return null;
      return Math.max(0, seal.expires - seconds(now()));
    },
  };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
