/** @module A product that sends e-mail, to an SMTP server of this file of tests. */
import { type Product, type ProductOptions, startProduct } from "../../server/tasks/product.ts";
import { type FakeSmtp, type Letter, linkIn, startSmtp } from "../fakes/smtp.ts";
import { sleep } from "../../lib/sleep.ts";

let smtp: Promise<FakeSmtp> | undefined;

Deno.test.afterAll(async () => await (await smtp)?.[Symbol.asyncDispose]());

/** For the `start` of `e2e`. */
export async function startWithMail(options: ProductOptions): Promise<Product> {
  smtp ??= startSmtp();
  const { port } = await smtp;
  const variables = {
    ...options.variables,
    // By its name, because permissions are by name.
    SMTP_URL: `smtp://localhost:${port}`,
    MAIL_FROM: "Purrtrait <cats@purrtrait.example>",
  };
  return await startProduct({ ...options, variables });
}

/** The letter about this to this address, once it is there; each is read once. */
export async function letterTo(address: string, subject: RegExp): Promise<Letter> {
  const { letters } = await smtp!;
  while (true) {
    const letter = letters.find(({ envelope, headers }) =>
      envelope.to.includes(address) && subject.test(headers.get("subject") ?? "")
    );
    if (letter) {
      letters.splice(letters.indexOf(letter), 1);
      return letter;
    }
    await sleep(25);
  }
}

/** The link in the letter about this to this address. */
export async function mailedLink(address: string, subject: RegExp): Promise<string> {
  return linkIn(await letterTo(address, subject));
}
