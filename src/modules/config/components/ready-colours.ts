import { presets } from '#ui/theme/presets.ts'

/** The two colours of each theme preset. A preset overrides the site's own colours. */
export const readyColours: Record<string, { brand: string; accent: string }> = Object.fromEntries(
  Object.entries(presets).map(([name, { brand, accent }]) => [name, { brand, accent }]),
)
