/** The parts of an address that a parcel cannot do without. */
const neededParts = ['NO', 'subdistrict', 'district', 'province', 'zipcode'] as const
type NeededPart = (typeof neededParts)[number]

/** Returns the needed parts that an address lacks. `n/a` is an empty part, and a postal code has five digits. */
export const lackingParts = (address: Record<NeededPart, string>): NeededPart[] =>
  neededParts.filter((part) => (part === 'zipcode' ? !/^[1-9]\d{4}$/.test(address.zipcode) : address[part] === 'n/a'))
