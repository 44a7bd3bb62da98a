/** @module Numbers of a card as they are printed on it, while they are typed. */

/** "42424242424" is "4242 4242 424". */
export function groupedNumber(text: string): string {
  return digits(text, 16).replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** "1234" is "12 / 34". */
export function slashedExpiry(text: string): string {
  return digits(text, 4).replace(/^(\d{2})(?=\d)/, "$1 / ");
}

/** "12a3" is "123". */
export function securityCode(text: string): string {
  return digits(text, 4);
}

function digits(text: string, most: number): string {
  return text.replace(/\D/g, "").slice(0, most);
}
