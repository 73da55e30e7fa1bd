import { contrastOf, leastContrast } from './contrast.ts'
import type { Fact } from './fact.ts'
import type { Found, FindingInput } from './finding.ts'

type Colours = Extract<Fact, { is: 'colours' }>

/** Checks the contrast between text and background. Unreadable colours are not judged. */
export function checkColours({ ink, ground }: Colours, { colours }: FindingInput): Omit<Found, 'objectId'>[] {
  const own = (name: string) => (Object.hasOwn(colours, name) ? colours[name as keyof typeof colours] : name)
  const ratio = contrastOf(own(ink), own(ground))
  if (ratio === null || ratio >= leastContrast) return []
  // Round down: 4.49 must not read as 4.5.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
  return [{ code: 'low-contrast', values: { ink: own(ink), ground: own(ground), ratio: shown } }]
}
