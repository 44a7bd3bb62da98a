/** @module What passkeys ask of a person and of a browser. */
import * as z from "zod/mini";
import { Password } from "./account_fields.ts";
import { OwnName } from "./own_name.ts";

/** What a browser answers; only its id is looked at before the library does. */
const BrowserAnswer = z.looseObject({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1364}$/)) });

/** Before a passkey is made. */
export const PasskeyRequest = z.object({ password: Password });
export type PasskeyRequest = z.output<typeof PasskeyRequest>;

/** The form with which one is added. */
export const PasskeyForm = z.object({ ...PasskeyRequest.shape, name: OwnName });
export type PasskeyForm = z.output<typeof PasskeyForm>;

export const PasskeyName = z.object({ name: OwnName });
export type PasskeyName = z.output<typeof PasskeyName>;

/** A passkey that a browser has made. */
export const RegisteredPasskey = z.object({ name: OwnName, response: BrowserAnswer });

/** A passkey that a browser has used. */
export const PasskeyAnswer = z.object({ response: BrowserAnswer });
