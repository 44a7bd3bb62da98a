/**
 * @module An authenticator in software: it makes ES256 passkeys and signs with them, as the WebAuthn
 * standard says (level 3, sections 6 and 7).
 */
import { isoCBOR } from "@simplewebauthn/server/helpers";

export interface Passkey {
  id: string;
  /** How often it was used; 0 for ever when `counts` is false. */
  counter: number;
}

export interface Authenticator {
  /** Makes a passkey from the site's options. */
  make(options: { challenge: string; rp: { id?: string } }): Promise<Made>;
  /** Signs the site's challenge. */
  sign(passkey: Made, options: { challenge: string; rpId?: string }): Promise<object>;
}

export interface Made extends Passkey {
  privateKey: CryptoKey;
  /** What the browser sends to the site. */
  response: object;
}

export interface AuthenticatorOptions {
  /** What the browser says it was asked by. */
  origin: string;
  /** Whether it counts its uses. */
  counts?: boolean;
}

const USER_PRESENT_AND_VERIFIED = 0x05;
const CREDENTIAL_INCLUDED = 0x40;

export function createAuthenticator(
  { origin, counts = true }: AuthenticatorOptions,
): Authenticator {
  return {
    async make({ challenge, rp }) {
      const pair = await crypto.subtle.generateKey(
        { name: "ECDSA", namedCurve: "P-256" },
        true,
        ["sign", "verify"],
      );
      const id = crypto.getRandomValues(new Uint8Array(32));
      const publicKey = isoCBOR.encode(await coseKey(pair.publicKey));
      const data = await authenticatorData(rp.id!, {
        flags: USER_PRESENT_AND_VERIFIED | CREDENTIAL_INCLUDED,
        counter: 0,
      });
      const attested = concat(data, new Uint8Array(16), Uint8Array.of(0, id.length), id, publicKey);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", attested],
      ]);
      const passkey = { id: base64(id), counter: 0, privateKey: pair.privateKey };
      const response = credential(passkey.id, {
        clientDataJSON: clientData({ type: "webauthn.create", challenge, origin }),
        attestationObject: base64(isoCBOR.encode(attestation as never)),
        transports: ["internal"],
      });
      return { ...passkey, response };
    },

    async sign(passkey, { challenge, rpId }) {
      if (counts) passkey.counter++;
      const data = await authenticatorData(rpId!, {
        flags: USER_PRESENT_AND_VERIFIED,
        counter: passkey.counter,
      });
      const clientDataJSON = clientData({ type: "webauthn.get", challenge, origin });
      const clientBytes = Uint8Array.fromBase64(clientDataJSON, { alphabet: "base64url" });
      const signed = concat(data, await sha256(clientBytes));
      const signature = await crypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        passkey.privateKey,
        signed,
      );
      return credential(passkey.id, {
        clientDataJSON,
        authenticatorData: base64(data),
        signature: base64(derSignature(new Uint8Array(signature))),
      });
    },
  };
}

function credential(id: string, response: object): object {
  return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
}

function clientData(data: { type: string; challenge: string; origin: string }): string {
  return base64(new TextEncoder().encode(JSON.stringify({ ...data, crossOrigin: false })));
}

async function authenticatorData(
  rpId: string,
  { flags, counter }: { flags: number; counter: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const tail = new Uint8Array(5);
  tail[0] = flags;
  new DataView(tail.buffer).setUint32(1, counter);
  return concat(await sha256(new TextEncoder().encode(rpId)), tail);
}

/** RFC 9053: key type EC2, algorithm ES256, curve P-256. */
async function coseKey(key: CryptoKey) {
  const { x, y } = await crypto.subtle.exportKey("jwk", key);
  const point = (text: string) => Uint8Array.fromBase64(text, { alphabet: "base64url" });
  return new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x!)],
    [-3, point(y!)],
  ]);
}

/** Web Crypto gives the two numbers side by side, WebAuthn wants them as ASN.1. */
function derSignature(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((number) => {
    let start = 0;
    while (start < 31 && number[start] === 0) start++;
    const short = number.slice(start);
    const positive = short[0]! & 0x80 ? concat(Uint8Array.of(0), short) : short;
    return concat(Uint8Array.of(2, positive.length), positive);
  });
  const body = concat(...numbers);
  return concat(Uint8Array.of(0x30, body.length), body);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function base64(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}
