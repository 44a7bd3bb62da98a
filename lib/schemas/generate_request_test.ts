import assert from "node:assert/strict";
import { GenerateRequest } from "./generate_request.ts";

const BLANK = "Please enter a description for your cat character";
const SHORT = `${BLANK} (minimum 3 characters)`;
const LONG = "Please keep the description to 1,000 characters";
const STYLE = "Please select an art style";

function messages(body: unknown): string[] {
  const parsed = GenerateRequest.safeParse(body);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

const style = "anime";
const prompt = "a ginger cat";
const wrong: [what: string, body: unknown, expected: string[]][] = [
  ["no prompt", { style }, [BLANK]],
  ["an empty prompt", { prompt: "", style }, [BLANK]],
  ["a blank prompt", { prompt: " \n\t ", style }, [BLANK]],
  ["a prompt that is a number", { prompt: 12345, style }, [BLANK]],
  ["two characters", { prompt: "  ab  ", style }, [SHORT]],
  ["1,001 characters", { prompt: "x".repeat(1001), style }, [LONG]],
  ["an emoji, which counts as two characters", { prompt: "😺", style }, [SHORT]],
  ["no style", { prompt }, [STYLE]],
  ["an unknown style", { prompt, style: "cubist" }, [STYLE]],
  ["both wrong", { prompt: "", style: "" }, [BLANK, STYLE]],
];
for (const [what, body, expected] of wrong) {
  Deno.test(`${what} is refused in the form's own words`, () => {
    assert.deepEqual(messages(body), expected);
  });
}

Deno.test("the prompt is trimmed before it is measured", () => {
  const long = `  ${"x".repeat(1000)}  `;
  assert.equal(GenerateRequest.parse({ prompt: long, style }).prompt, "x".repeat(1000));
});

Deno.test("unknown fields are dropped", () => {
  const body = { prompt, style, isPremium: true };
  assert.deepEqual(GenerateRequest.parse(body), { prompt, style });
});

Deno.test("a seed is a number or a text of at most 64 characters", () => {
  assert.equal(GenerateRequest.parse({ prompt, style, seed: 42 }).seed, "42");
  assert.equal(GenerateRequest.parse({ prompt, style, seed: "x".repeat(64) }).seed?.length, 64);
  for (const seed of ["", "x".repeat(65), true, null, {}, Infinity]) {
    assert.equal(messages({ prompt, style, seed }).length, 1);
  }
});
