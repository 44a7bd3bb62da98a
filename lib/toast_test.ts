import assert from "node:assert/strict";
import { $toast, closeToast, showToast } from "./toast.ts";

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
