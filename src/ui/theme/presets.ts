import { defaultTheme, type Theme } from './theme.ts'

/** The predefined themes that a site may choose by name. */
export const presets = {
  indigo: defaultTheme,
  ember: {
    brand: '#f26a0a',
    accent: '#ffd21f',
    radius: 2,
    fontHeading: 'Chakra Petch',
    fontBody: 'Sarabun',
    headingWeight: 600,
  },
  garden: {
    brand: '#1f6f4a',
    accent: '#f2a93b',
    radius: 16,
    fontHeading: 'Sarabun',
    fontBody: 'Sarabun',
    headingWeight: 700,
  },
} as const satisfies Record<string, Theme>

export type Preset = keyof typeof presets
