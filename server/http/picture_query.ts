/**
 * @module The form in which a picture is asked for: `?w=` its width, `?format=` its format, which `Accept`
 * decides otherwise (RFC 9110, section 12.5.1).
 */
import type { Context } from "hono";
import Negotiator from "negotiator";
import { PICTURE_WIDTHS, type PictureWidth } from "../../lib/picture_widths.ts";
import {
  PICTURE_FORMATS,
  type PictureFormat,
  type PictureSelection,
} from "../characters/pictures.ts";
import { Failure } from "../failures/failure.ts";
import { readChoice } from "./choice.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Says to caches that the form is negotiated. */
export const BY_ACCEPT = { Vary: "Accept" };

/** Throws `invalid` for a width or format that there is not. */
export function readPictureQuery(c: Context): PictureSelection {
  const width = widthOf(c);
  if (c.req.query("format") !== undefined) {
    return { format: readChoice(c, "format", PICTURE_FORMATS), width };
  }
  return { format: acceptedFormat(c, width), width };
}

function widthOf(c: Context): PictureWidth | undefined {
  const text = c.req.query("w");
  const width = PICTURE_WIDTHS.find((each) => String(each) === text);
  if (text === undefined || width) return width;
  throw new Failure(
    "invalid",
    t("The width must be one of {widths}.", { widths: PICTURE_WIDTHS.join(", ") }),
  );
}

/** A client that takes anything gets a copy of a width as WebP, and the whole picture as it is. */
function acceptedFormat(c: Context, width?: PictureWidth): PictureFormat {
  const formats: PictureFormat[] = width ? ["webp", "png"] : ["png", "webp"];
  const types = formats.map((format) => `image/${format}`);
  const headers = { accept: c.req.header("accept") };
  const best = new Negotiator({ headers }).mediaType(types);
  return formats[Math.max(types.indexOf(best ?? ""), 0)]!;
}
