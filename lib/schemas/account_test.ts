import assert from "node:assert/strict";
import { LoginRequest, RegisterRequest } from "./account.ts";
import { PasswordChange } from "./account_changes.ts";

const username = "felix";
const email = "felix@example.com";
const password = "correct horse";

const SHORT_USERNAME = "Username must be at least 3 characters";
const SHORT_PASSWORD = "Password must be at least 8 characters";
const LONG_PASSWORD = "Password must be at most 256 characters";
const WRONG_EMAIL = "Invalid email address";
const WRONG_USERNAME = "Username may contain letters, digits, _, - and .";

function messages(body: unknown): string[] {
  const parsed = RegisterRequest.safeParse(body);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

const wrong: [what: string, body: unknown, expected: string[]][] = [
  ["nothing", {}, [SHORT_USERNAME, WRONG_EMAIL, SHORT_PASSWORD]],
  ["a short username", { username: " ab ", email, password }, [SHORT_USERNAME]],
  ["a number as username", { username: 12345, email, password }, [SHORT_USERNAME]],
  ["33 characters", { username: "a".repeat(33), email, password }, [
    "Username must be at most 32 characters",
  ]],
  ["a username with a blank", { username: "a cat", email, password }, [WRONG_USERNAME]],
  ["a username of markup", { username: "<img src=x>", email, password }, [WRONG_USERNAME]],
  ["a username of two lines", { username: "abc\ndef", email, password }, [WRONG_USERNAME]],
  ["a letter that looks like another", { username: "fеlix", email, password }, [WRONG_USERNAME]],
  ["no address", { username, email: "felix", password }, [WRONG_EMAIL]],
  ["an address with a line break", { username, email: "a@b.example\nx", password }, [WRONG_EMAIL]],
  ["a very long address", { username, email: `${"a".repeat(250)}@b.example`, password }, [
    WRONG_EMAIL,
  ]],
  ["7 characters", { username, email, password: "1234567" }, [SHORT_PASSWORD]],
  ["4 emojis, 8 code units", { username, email, password: "🐱🐱🐱🐱" }, [SHORT_PASSWORD]],
  ["257 characters", { username, email, password: "x".repeat(257) }, [LONG_PASSWORD]],
  ["half an emoji", { username, email, password: "12345678\ud83d" }, [
    "Password contains a broken character",
  ]],
];
for (const [what, body, expected] of wrong) {
  Deno.test(`[register] ${what} is refused in the form's own words`, () => {
    assert.deepEqual(messages(body), expected);
  });
}

Deno.test("[register] 8, 64, 128 and 256 characters of any kind are a password", () => {
  const passwords = ["12345678", "x".repeat(64), "ß".repeat(128), "🐱".repeat(256), "        "];
  for (const password of passwords) assert.deepEqual(messages({ username, email, password }), []);
});

Deno.test("[register] blanks around the names are dropped, those of the password kept", () => {
  const body = { username: " Felix_9.-x ", email: ` ${email} `, password: " 12345678 " };
  assert.deepEqual(RegisterRequest.parse(body), {
    username: "Felix_9.-x",
    email,
    password: " 12345678 ",
  });
});

Deno.test("[register] unknown fields are dropped", () => {
  const more = { id: 1, remainingGenerations: 999, isPremium: true, passwordHash: "x" };
  const body = JSON.parse(
    JSON.stringify({ username, email, password, ...more }).replace("{", '{"__proto__":{"a":1},'),
  );
  assert.deepEqual(RegisterRequest.parse(body), { username, email, password });
});

Deno.test("[login] the same two rules, with any name", () => {
  assert.deepEqual(LoginRequest.parse({ username: "Ärger <3", password }).username, "Ärger <3");
  const parsed = LoginRequest.safeParse({ username: "ab", password: "1234567" });
  assert.deepEqual(parsed.error?.issues.map(({ message }) => message), [
    SHORT_USERNAME,
    SHORT_PASSWORD,
  ]);
});

Deno.test("[password change] names the field that does not fit", () => {
  const parsed = PasswordChange.safeParse({ currentPassword: password, newPassword: "short" });
  assert.deepEqual(parsed.error?.issues.map(({ path }) => path), [["newPassword"]]);
});
