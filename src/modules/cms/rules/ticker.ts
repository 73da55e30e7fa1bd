import { graphemes } from '#domain/thai-text/graphemes.ts'

/**
 * CSS pixels per second for one step of speed, and the approximate width of a letter including the gap between items.
 */
const pixelsPerStep = 30
const pixelsPerLetter = 9
const pixelsBetween = 64

/** Seconds for one pass of the texts at a speed. */
export const tickerSeconds = (texts: readonly string[], speed: number): number => {
  const wide = texts.reduce((sum, text) => sum + graphemes(text).length * pixelsPerLetter + pixelsBetween, 0)
  return Math.max(4, Math.round(wide / (speed * pixelsPerStep)))
}

/** Whether a colour (`white`, `black` or `#rrggbb`) is light and needs a dark background. */
export const isLight = (color: string): boolean => {
  if (!color.startsWith('#')) return color === 'white'
  const [red, green, blue] = [1, 3, 5].map((at) => lightOf(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 0.18
}

const lightOf = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
