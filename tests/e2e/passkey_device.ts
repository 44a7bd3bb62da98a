/** @module Chromium's own virtual authenticator. */
import type { CDPSession } from "playwright-core";
import type { E2e } from "./e2e.ts";

export interface Device {
  client: CDPSession;
  authenticatorId: string;
}

/** A device that keeps passkeys and is touched at once. */
export async function plugIn({ page, context }: Pick<E2e, "page" | "context">): Promise<Device> {
  const client = await context.newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { client, authenticatorId };
}

/** From now on it is touched at once, or never: then the person has cancelled. */
export async function touch(
  { client, authenticatorId }: Device,
  isUserVerified: boolean,
): Promise<void> {
  await client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
}
