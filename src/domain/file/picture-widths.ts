/** Extra widths in pixels of an uploaded picture. Only widths below its own are stored. */
export const pictureWidths = [480, 960, 1600] as const

/** Maximum width and height of a stored picture, in pixels. */
export const longestSide = 2560

/**
 * Returns the `srcset` of an uploaded picture, or undefined for any other URL. Use it in a box with a fixed size. The
 * server answers with the smallest stored width that suffices, so a small picture is sent unchanged.
 */
export const srcSetOf = (url: string): string | undefined => {
  if (!/^\/upload\/\d{13,15}-[0-9a-f]{32}\.(?:jpg|png|webp)$/.test(url)) return undefined
  return [...pictureWidths.map((width) => `${url}?w=${width} ${width}w`), `${url} ${longestSide}w`].join(', ')
}
