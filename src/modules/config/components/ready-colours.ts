import { presets } from '#ui/theme/presets.ts'

/** The two colours of each ready-made look, which are before a site's own. */
export const readyColours: Record<string, { brand: string; accent: string }> = Object.fromEntries(
  Object.entries(presets).map(([name, { brand, accent }]) => [name, { brand, accent }]),
)
