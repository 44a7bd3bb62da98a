import assert from "node:assert/strict";
import { networkOf } from "./network.ts";

const table: [clientAddress: string, network: string | undefined][] = [
  ["203.0.113.77", "203.0.113.…"],
  ["2001:db8:1:2a00::/56", "2001:db8:1:…"],
  ["0:0:0:0::/56", "0:0:0:…"],
  ["unknown", undefined],
  ["seed felix", undefined],
];
for (const [clientAddress, network] of table) {
  Deno.test(`the network of ${clientAddress} is ${network ?? "not known"}`, () => {
    assert.equal(networkOf(clientAddress), network);
  });
}
