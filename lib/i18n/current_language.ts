/**
 * @module The language of the reader: on the server that of the request, in the browser that of the
 * document.
 */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages.ts";

let read: () => Language = () => {
  const lang = globalThis.document?.documentElement.lang;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
};

export function currentLanguage(): Language {
  return read();
}

/** The server says how to read the language of the request it answers. */
export function readLanguageBy(reader: () => Language): void {
  read = reader;
}
