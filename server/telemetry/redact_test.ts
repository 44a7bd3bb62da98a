import assert from "node:assert/strict";
import { redact } from "./redact.ts";

const SECRET_TEXTS: [text: string, expected: string][] = [
  [
    "error sending request for url (https://s3.example/b/k.png?X-Amz-Signature=abc&X-Amz-Date=1): refused",
    "error sending request for url (https://s3.example/b/k.png?[redacted]): refused",
  ],
  ["GET /images/k.png?expires=1&signature=a-b_c", "GET /images/k.png?[redacted]"],
  ["connect smtp://anna:pa%20ss@mail.example:587", "connect smtp://[redacted]@mail.example:587"],
  ["refused: Authorization: Bearer abc.def-1", "refused: Authorization: Bearer [redacted]"],
  ["cookie __Host-session=abc_1-2; theme=dark", "cookie __Host-session=[redacted]; theme=dark"],
  [
    "copies of pictures/LGBeQj2RtlLTgBM5fgA7WV8o.png, pictures/LG/LGBeQj2RtlLTgBM5fgA7WV8o-256.webp",
    "copies of pictures/LGBeQj[redacted].png, pictures/LG/LGBeQj[redacted]-256.webp",
  ],
  ["no such key: sk_live_51Habcdefgh", "no such key: [redacted]"],
  ["bad secret whsec_abcdefgh123", "bad secret [redacted]"],
  ["rejected: anna.b+cats@mail.example.com (550)", "rejected: [redacted e-mail] (550)"],
];

Deno.test("[redacted] leaves out signatures, credentials and e-mail addresses", () => {
  for (const [text, expected] of SECRET_TEXTS) assert.equal(redact(text), expected);
});

Deno.test("[redacted] leaves stacks and questions as they are", () => {
  const texts = [
    "TypeError: why? because\n    at f (file:///app/node_modules/.deno/hono@4.13.19/node_modules/hono/dist/a.js:1:2)",
    "at async (file:///app/node_modules/.deno/@aws-sdk+client-s3@3.1169.0/x.js:10:5)",
    "a ?? b, a?.b, is it so?",
  ];
  for (const text of texts) assert.equal(redact(text), text);
});
