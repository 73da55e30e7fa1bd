import { isDeepStrictEqual } from 'node:util'

type Row = Record<string, unknown>

/** What of `wanted` a row holds otherwise; null where it is all the same. */
export const changeTo = (row: Row, wanted: Row): Row | null => {
  const change = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(row[name] ?? null, value))
  return change.length > 0 ? Object.fromEntries(change) : null
}
