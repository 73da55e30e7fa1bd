/**
 * Returns the values at a field or dotted path of a row. It looks into lists on the way, one level each, like MongoDB.
 */
export function valuesAt(row: Record<string, unknown>, field: string): unknown[] {
  let found: unknown[] = [row]
  for (const segment of field.split('.')) {
    found = found.flatMap(elementsOf).flatMap((value) => memberOf(value, segment))
  }
  return found
}

/** Returns the value itself, or the elements of a list. */
export function elementsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

function memberOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
  const member = (value as Record<string, unknown>)[name]
  return member === undefined ? [] : [member]
}
