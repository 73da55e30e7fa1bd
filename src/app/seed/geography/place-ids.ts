import type { PlaceRow } from './read-places.ts'

type Named = readonly [name: string, row: PlaceRow]

/**
 * Returns the id of every district and subdistrict by its full name. Some DOPA codes of the package are outdated. A
 * code is accepted if it begins with the code of the parent and no other place has it. Any other place gets our own
 * number, derived from its name, which stays the same when the package adds places.
 */
export const claimCodes = (of: {
  districts: readonly Named[]
  subdistricts: readonly Named[]
}): ReadonlyMap<string, number> => {
  const ids = new Map<string, number>()
  const weights = weigh(of.subdistricts)
  const heaviestFirst = of.districts.toSorted(([one], [other]) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))
  claim(ids, heaviestFirst, ({ districtCode, provinceCode }) => within(districtCode, provinceCode))
  claim(ids, of.subdistricts, ({ subdistrictCode, province, district }) =>
    within(subdistrictCode, String(ids.get(`${province}/${district}`))),
  )
  return ids
}

/**
 * Counts the subdistricts of each district whose codes begin with its own. The count decides who owns a disputed code.
 */
function weigh(subdistricts: readonly Named[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const [, { province, district, districtCode, subdistrictCode }] of subdistricts) {
    const name = `${province}/${district}`
    if (subdistrictCode.startsWith(districtCode)) weights.set(name, (weights.get(name) ?? 0) + 1)
  }
  return weights
}

/** Whether a code has two digits more than that of its parent. 00 is not a place. */
const within = (code: string, outer: string) =>
  code.length === outer.length + 2 && code.startsWith(outer) && !code.endsWith('00') ? Number(code) : null

function claim(ids: Map<string, number>, places: readonly Named[], codeOf: (row: PlaceRow) => number | null) {
  const taken = new Set<number>()
  for (const [name, row] of places) {
    const code = codeOf(row)
    const id = code === null || taken.has(code) ? ownId(name) : code
    if (taken.has(id)) throw new Error(`two places would be called ${id}`)
    taken.add(id)
    ids.set(name, id)
  }
}

const firstOwn = 1_000_000
const ownCount = 99_000_000

/** FNV-1a hash of the name, above every DOPA code. */
function ownId(name: string) {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return firstOwn + (hash % ownCount)
}
