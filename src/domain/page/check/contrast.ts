type Rgb = readonly [number, number, number]

const named: Record<string, string> = {
  ...{ white: '#ffffff', black: '#000000', red: '#ff0000', green: '#008000', blue: '#0000ff', yellow: '#ffff00' },
  ...{ gray: '#808080', grey: '#808080', silver: '#c0c0c0', orange: '#ffa500', purple: '#800080', navy: '#000080' },
  ...{ maroon: '#800000', teal: '#008080', lime: '#00ff00', aqua: '#00ffff', pink: '#ffc0cb', brown: '#a52a2a' },
}

/**
 * Reads a CSS colour: `#rgb`, `#rrggbb`, `rgb(…)` or a common name. Returns null for any other text and for a
 * transparent colour.
 */
function readColour(written: string): Rgb | null {
  const text = written.trim().toLowerCase()
  const css = Object.hasOwn(named, text) ? named[text]! : text
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(css)
  if (short)
    return [short[1]!, short[2]!, short[3]!].map((digit) => Number.parseInt(digit + digit, 16)) as unknown as Rgb
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(css)
  if (long) return [long[1]!, long[2]!, long[3]!].map((digits) => Number.parseInt(digits, 16)) as unknown as Rgb
  const said = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(css)
  if (!said) return null
  const parts = [said[1], said[2], said[3]].map(Number)
  return parts.every((part) => part <= 255) ? (parts as unknown as Rgb) : null
}

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21. Returns null if one of them is unreadable. */
export function contrastOf(one: string, other: string): number | null {
  const colours = [readColour(one), readColour(other)]
  if (!colours[0] || !colours[1]) return null
  const [light, dark] = [luminance(colours[0]), luminance(colours[1])].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Minimum contrast of text. */
export const leastContrast = 4.5

/** Returns the grade of text of normal size: `AAA` from 7, `AA` from 4.5. */
export const gradeOf = (contrast: number): 'AAA' | 'AA' | null =>
  contrast >= 7 ? 'AAA' : contrast >= leastContrast ? 'AA' : null

function luminance([red, green, blue]: Rgb): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
