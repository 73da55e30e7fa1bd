import type { ArtCategory } from '#ui/course/art/motifs.ts'

/** The drawings of the ten trades. An unknown code maps to one of them in this order. */
const drawn: readonly ArtCategory[] = [
  ...(['electric', 'metal', 'auto', 'air', 'digital'] as const),
  ...(['safety', 'food', 'logistics', 'language', 'manage'] as const),
]

const known: Record<string, ArtCategory> = {
  welding: 'metal',
  machine: 'metal',
  machining: 'metal',
  mechanic: 'metal',
  automotive: 'auto',
  vehicle: 'auto',
  hvac: 'air',
  building: 'air',
  computer: 'digital',
  office: 'digital',
  automation: 'electric',
  health: 'safety',
  cooking: 'food',
  service: 'food',
  warehouse: 'logistics',
  english: 'language',
  business: 'manage',
  management: 'manage',
  leadership: 'manage',
}

/** The drawing for a course with these category codes: the one of its trade, or a fixed one for each unknown code. */
export const artOf = (codes: readonly string[]): ArtCategory => {
  const code = codes[0] ?? ''
  const own = drawn.find((one) => one === code)
  return own ?? (Object.hasOwn(known, code) ? known[code]! : anyOf(code))
}

const anyOf = (code: string): ArtCategory => {
  const sum = [...code].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return drawn[sum % drawn.length]!
}
