import assert from "node:assert/strict";
import { tabStorage } from "./tab_storage.ts";

Deno.test("[tab storage] keeps texts for the tab", () => {
  tabStorage.setItem("colour", "blue");
  assert.equal(tabStorage.getItem("colour"), "blue");
  tabStorage.removeItem("colour");
  assert.equal(tabStorage.getItem("colour"), null);
});

Deno.test("[tab storage] a browser that refuses storage behaves like an empty one", () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage")!;
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get(): never {
      throw new DOMException("Access is denied", "SecurityError");
    },
  });
  try {
    tabStorage.setItem("colour", "blue");
    tabStorage.removeItem("colour");
    assert.equal(tabStorage.getItem("colour"), null);
  } finally {
    Object.defineProperty(globalThis, "sessionStorage", own);
  }
});
