import { savedMeanwhile } from '#platform/data/collection/writing/request-errors.ts'
import { invalid } from '#platform/errors/errors.ts'

/** The places where a client may send the version it has read. */
interface VersionSent {
  body?: unknown
  data?: unknown
  /** The header If-Match: `"3"`, or `*` for any. */
  match?: string | undefined
}

/**
 * Returns the version that a write requires; undefined if none was sent. Throws invalid for a malformed version, and a
 * conflict if two differ.
 */
export const versionOf = ({ body, data, match }: VersionSent): number | undefined => {
  const sent = [...[body, data].filter((version) => version !== undefined).map(numbered), ...matched(match)]
  if (new Set(sent).size > 1) throw savedMeanwhile()
  return sent[0]
}

const matched = (match: string | undefined): number[] => {
  const text = match?.trim()
  if (text === undefined || text === '*') return []
  const version = /^(?:W\/)?"(\d{1,9})"$|^(\d{1,9})$/.exec(text)
  return [numbered(Number(version?.[1] ?? version?.[2] ?? NaN))]
}

const numbered = (version: unknown): number => {
  if (typeof version === 'number' && Number.isSafeInteger(version)) return version
  throw invalid({
    field: 'version',
    code: 'wrong',
    th: 'เวอร์ชันของรายการไม่ถูกต้อง',
    en: 'The version is not valid',
  })
}
