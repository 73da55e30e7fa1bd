import type { Column } from './shape.ts'

/** Names inside a json value. Each is whole, or contains some nested names. */
export interface Names {
  readonly [name: string]: Names | true
}

/** Returns the names with one more path, or null if the path conflicts with another one. */
export function withPath(names: Names, path: readonly string[]): Names | null {
  const [first = '', ...rest] = path
  const there = Object.hasOwn(names, first) ? names[first] : undefined
  if (there === true || (there !== undefined && rest.length === 0)) return null
  const inner = rest.length === 0 ? true : withPath(there ?? {}, rest)
  return inner && { ...names, [first]: inner }
}

/** Returns the column of a json that keeps only the names, or all but the names. */
export const narrowedColumn = (column: Column, of: { names: Names; isLeftOut: boolean }): Column => {
  const parts = column.kind === 'json' ? Object.entries(column.parts ?? {}) : []
  const known = parts.filter(([path]) => isAmong(of.names, path.split('.')) !== of.isLeftOut)
  return { kind: 'json', ...(known.length > 0 && { parts: Object.fromEntries(known) }) }
}

function isAmong(names: Names, [first = '', ...rest]: readonly string[]): boolean {
  const there = Object.hasOwn(names, first) ? names[first] : undefined
  return there === true || (there !== undefined && isAmong(there, rest))
}
