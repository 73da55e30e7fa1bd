/** What is at a field or dotted path of a row: lists met on the way are looked into, one level each, as Mongo does. */
export function valuesAt(row: Record<string, unknown>, field: string): unknown[] {
  let found: unknown[] = [row]
  for (const segment of field.split('.')) {
    found = found.flatMap(elementsOf).flatMap((value) => memberOf(value, segment))
  }
  return found
}

/** The value itself, or the elements when it is a list. */
export function elementsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

function memberOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
  const member = (value as Record<string, unknown>)[name]
  return member === undefined ? [] : [member]
}
