/** @module What this browser can do with passkeys. */

/** Whether this browser can use passkeys, on this page. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function";
}

/** Whether the browser can offer passkeys among the suggestions of a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return await PublicKeyCredential.isConditionalMediationAvailable?.() ?? false;
}
