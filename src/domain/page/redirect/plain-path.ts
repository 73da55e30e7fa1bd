const longest = 300

/**
 * Returns a path in the form in which paths are stored and compared: decoded, in NFC, without a trailing slash. Returns
 * null for an invalid path or one longer than 300 letters.
 */
export function plainPath(path: string): string | null {
  const read = decoded(path)?.normalize('NFC')
  if (read === undefined || read.length > longest || !isPath(read)) return null
  return read.replace(/\/+$/, '') || '/'
}

/** Returns the path of what a person typed or pasted. It may be a whole URL, or a path with query or fragment. */
export const pathWritten = (written: string): string => {
  const url = /^https?:\/\//i.test(written) ? URL.parse(written) : null
  const path = url ? url.pathname : written.replace(/[?#].*$/su, '')
  return plainPath(path) ?? path
}

/**
 * Encodes a decoded path for a URL. Characters that separate the parts of a URL were never decoded, so they are not
 * encoded twice.
 */
export const encodedPath = (path: string): string => encodeURI(path).replaceAll(/%25(?=2[346BCF]|3[ABDF]|40)/gi, '%')

const isPath = (path: string) => /^\/(?!\/)/.test(path) && !/[\p{Cc}\\?#]/u.test(path) && path.isWellFormed()

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}
