import assert from "node:assert/strict";
import { canLetter, lettered } from "./letters.ts";

Deno.test("every letter of Latin and Cyrillic alphabets, digits and common signs can be drawn", () => {
  const latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜÝŸßĄĆĘŁŃŚŹŻŐŰĞİŞČŘŠŽ";
  const cyrillic = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ";
  for (const sign of `${latin}${latin.toLowerCase()}${cyrillic}${cyrillic.toLowerCase()}`) {
    assert.ok(canLetter(sign), sign);
    assert.ok(lettered(sign).strokes.length > 0, sign);
  }
  assert.ok(canLetter("2 + 2 = 5! (Why? ¿Por qué?) “it’s” 100% … ♥"));
  assert.ok(!canLetter("猫"));
  assert.ok(!canLetter("   "));
});

Deno.test("letters stand side by side, each with a form of its own", () => {
  const forms = new Set(
    [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"].map((sign) =>
      JSON.stringify(lettered(sign).strokes)
    ),
  );
  assert.equal(forms.size, 35, "only O and 0 are alike");
  const { strokes, width } = lettered("HI");
  const left = strokes.slice(0, 3).flat().map(([x]) => x),
    right = strokes.slice(3).flat().map(([x]) => x);
  assert.ok(Math.max(...left) < Math.min(...right));
  assert.equal(width, Math.max(...right));
});
