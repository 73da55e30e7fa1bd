const longest = 300

/**
 * A path of an address in the one form in which paths are kept and compared: decoded, its letters in NFC, without a last
 * slash. Null for what is no such path, or is longer than 300 letters.
 */
export function plainPath(path: string): string | null {
  const read = decoded(path)?.normalize('NFC')
  if (read === undefined || read.length > longest || !isPath(read)) return null
  return read.replace(/\/+$/, '') || '/'
}

/** The path of what somebody wrote or pasted: a whole address says more than that, and so may a path. */
export const pathWritten = (written: string): string => {
  const url = /^https?:\/\//i.test(written) ? URL.parse(written) : null
  const path = url ? url.pathname : written.replace(/[?#].*$/su, '')
  return plainPath(path) ?? path
}

/** A decoded path as an address carries it: signs that divide addresses were never decoded, and are not encoded twice. */
export const encodedPath = (path: string): string => encodeURI(path).replaceAll(/%25(?=2[346BCF]|3[ABDF]|40)/gi, '%')

const isPath = (path: string) => /^\/(?!\/)/.test(path) && !/[\p{Cc}\\?#]/u.test(path) && path.isWellFormed()

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}
