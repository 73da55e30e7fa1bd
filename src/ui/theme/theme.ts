/** The fonts that a site may choose. Each supports Thai and ships with the product. */
export const fonts = ['Anuphan', 'IBM Plex Sans Thai Looped', 'Chakra Petch', 'Sarabun'] as const

export type Font = (typeof fonts)[number]

export type Theme = {
  brand: string
  accent: string
  radius: number
  fontHeading: Font
  fontBody: Font
  headingWeight: number
}

export const defaultTheme: Theme = {
  brand: '#27408f',
  accent: '#f5b01a',
  radius: 10,
  fontHeading: 'Anuphan',
  fontBody: 'IBM Plex Sans Thai Looped',
  headingWeight: 600,
}

/**
 * Returns a site's six variables as the text of one style element. An invalid value becomes the default: valid are hex
 * colours, a radius of 0 to 20 px, a shipped font, and a weight of 500 to 700. So stored text cannot end the style
 * element.
 */
export function themeStyle(theme: { [Key in keyof Theme]?: unknown }): string {
  const safe = safeTheme(theme)
  return [
    ':root{',
    `--brand:${safe.brand};--accent:${safe.accent};--radius:${safe.radius}px;`,
    `--font-heading:${family(safe.fontHeading)};--font-body:${family(safe.fontBody)};`,
    `--heading-weight:${safe.headingWeight}`,
    '}',
  ].join('')
}

/** Returns a usable theme from any stored value. Each invalid one of the six falls back to the default. */
export function safeTheme(theme: { [Key in keyof Theme]?: unknown }): Theme {
  return {
    brand: isHexColour(theme.brand) ? theme.brand : defaultTheme.brand,
    accent: isHexColour(theme.accent) ? theme.accent : defaultTheme.accent,
    radius: isBetween(theme.radius, [0, 20]) ? theme.radius : defaultTheme.radius,
    fontHeading: isFace(theme.fontHeading) ? theme.fontHeading : defaultTheme.fontHeading,
    fontBody: isFace(theme.fontBody) ? theme.fontBody : defaultTheme.fontBody,
    headingWeight: isBetween(theme.headingWeight, [500, 700]) ? theme.headingWeight : defaultTheme.headingWeight,
  }
}

function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
}

function isBetween(value: unknown, [least, most]: [number, number]): value is number {
  return typeof value === 'number' && value >= least && value <= most
}

function isFace(value: unknown): value is Font {
  return fonts.some((face) => face === value)
}

function family(face: Font): string {
  return `"${face}","${face} Fallback"`
}
