/** The parts of an address under the specification's names (L124), in the order of the form. */
export const freeParts = ['NO', 'MOO', 'BUILDING_TH', 'SOI_TH', 'ROAD_TH'] as const
export const placeParts = ['province', 'district', 'subdistrict', 'zipcode'] as const
export type AddressPart = (typeof freeParts)[number] | (typeof placeParts)[number]
export type AddressValue = Readonly<Record<AddressPart, string>>

/** Returns all parts of an answer; what is missing is empty. */
export function readAddress(value: unknown): AddressValue {
  const parts = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const textOf = (name: string) => (typeof parts[name] === 'string' ? parts[name] : '')
  return Object.fromEntries([...freeParts, ...placeParts].map((name) => [name, textOf(name)])) as AddressValue
}

/** Parts that no longer fit when a larger place changes. */
const below: Partial<Record<AddressPart, readonly AddressPart[]>> = {
  province: ['district', 'subdistrict', 'zipcode'],
  district: ['subdistrict', 'zipcode'],
}

/** Returns an address with one part changed. Another province or district empties the parts in it. */
export function withPart(value: AddressValue, part: AddressPart, text: string): AddressValue {
  const emptied = value[part] === text ? [] : (below[part] ?? [])
  return { ...value, ...Object.fromEntries(emptied.map((name) => [name, ''])), [part]: text }
}
