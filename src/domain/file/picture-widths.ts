/** The widths in pixels in which an uploaded picture is kept beside its own, where it is wider. */
export const pictureWidths = [480, 960, 1600] as const

/** Neither side of a picture that is kept is longer, in pixels. */
export const longestSide = 2560

/**
 * The `srcset` of an uploaded picture by its address, for a box that gives it its size; undefined for any other address. The
 * smallest size that is wide enough is answered, so that one that is smaller than all of them is only sent as it is.
 */
export const srcSetOf = (url: string): string | undefined => {
  if (!/^\/upload\/\d{13,15}-[0-9a-f]{32}\.(?:jpg|png|webp)$/.test(url)) return undefined
  return [...pictureWidths.map((width) => `${url}?w=${width} ${width}w`), `${url} ${longestSide}w`].join(', ')
}
