/**
 * @module Products that tests share, also those of several files: to start one takes as much processor time as
 * many a test.
 */
import type { Product, ProductOptions } from "../../server/tasks/product.ts";

type Start = (options: ProductOptions) => Promise<Product>;

/** A product that is started for its first test, and stopped after its last one. */
interface SharedProduct {
  start: Start;
  options: ProductOptions;
  /** Tests that have not ended yet. */
  expected: number;
  running?: Promise<Product>;
}

/** What a test is given when it is registered. */
export interface Loan {
  /** Runs the test on the product. */
  lend(test: (product: Product) => Promise<void>): Promise<void>;
}

export function sharedProducts() {
  const products: SharedProduct[] = [];

  /** Says that one more test needs a product that is started like this. */
  function announce(start: Start, options: ProductOptions): Loan {
    const found = products.find((product) => isSame(product, start, options));
    const product = found ?? { start, options, expected: 0 };
    if (!found) products.push(product);
    product.expected++;
    return {
      async lend(test) {
        product.running ??= start(options);
        try {
          await test(await product.running);
        } finally {
          if (--product.expected === 0) await end(product);
        }
      },
    };
  }

  /** Ends those that still run because some of their tests were left out. */
  async function close(): Promise<void> {
    for (const product of products) await end(product);
  }

  return { announce, close };
}

function isSame(product: SharedProduct, start: Start, options: ProductOptions): boolean {
  return product.start === start && JSON.stringify(product.options) === JSON.stringify(options);
}

async function end(product: SharedProduct): Promise<void> {
  const running = await product.running?.catch(() => undefined);
  product.running = undefined;
  await running?.stop();
  await running?.clear();
}
