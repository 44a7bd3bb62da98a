/** @module The widths pictures are offered in, for `srcset`. */

/** Widths of the WebP copies of a picture, in pixels; they are as high as wide. */
export const PICTURE_WIDTHS = [256, 512, 1024] as const;
/** Width of a copy, in pixels. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
