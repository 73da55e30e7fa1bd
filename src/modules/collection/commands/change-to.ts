import { isDeepStrictEqual } from 'node:util'

type Row = Record<string, unknown>

/** The values of `wanted` that differ from a row. Null if there are none. */
export const changeTo = (row: Row, wanted: Row): Row | null => {
  const change = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(row[name] ?? null, value))
  return change.length > 0 ? Object.fromEntries(change) : null
}
