import assert from "node:assert/strict";
import { $toast, closeToast, keepToast, showKeptToast, showToast } from "./toast.ts";

Deno.test("[toast] a new toast takes the place of the one that is there", () => {
  showToast({ title: "Character saved!" });
  showToast({ title: "Save failed", description: "Name is required", tone: "destructive" });
  const { id: _, ...shown } = $toast.get()!;
  assert.deepEqual(shown, {
    title: "Save failed",
    description: "Name is required",
    tone: "destructive",
  });
});

Deno.test("[toast] a message without a tone informs", () => {
  showToast({ title: "Link copied!" });
  assert.equal($toast.get()?.tone, "info");
});

Deno.test("[toast] closing a toast leaves none", () => {
  closeToast(showToast({ title: "Download started" }));
  assert.equal($toast.get(), null);
});

Deno.test("[toast] closing a toast that was replaced leaves the new one", () => {
  const first = showToast({ title: "Character generated!" });
  showToast({ title: "Character saved!" });
  closeToast(first);
  assert.equal($toast.get()?.title, "Character saved!");
});

Deno.test("[toast] the same message twice is two toasts", () => {
  const first = showToast({ title: "Link copied!" });
  assert.notEqual(showToast({ title: "Link copied!" }), first);
});

Deno.test("[toast] a toast kept for the next page is shown there once", () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const before = showToast({ title: "Signing in" });
  keepToast({ title: "Welcome back!", tone: "success" }, storage);
  assert.equal($toast.get()?.id, before);
  showKeptToast(storage);
  const { id, ...shown } = $toast.get()!;
  assert.deepEqual(shown, { title: "Welcome back!", tone: "success" });
  closeToast(id);
  showKeptToast(storage);
  assert.equal($toast.get(), null);
});
