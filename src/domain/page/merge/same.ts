type Json = Record<string, unknown>

/** Whether two JSON values are equal, regardless of property order. An undefined property counts as missing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) || Array.isArray(b)) return sameLists(a, b)
  return isObject(a) && isObject(b) && sameObjects(a, b)
}

const sameLists = (a: unknown, b: unknown) =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => same(one, b[at]))

const sameObjects = (a: Json, b: Json) => {
  const names = namesOf(a)
  return names.length === namesOf(b).length && names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]))
}

const namesOf = (object: Json) => Object.keys(object).filter((name) => object[name] !== undefined)

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
