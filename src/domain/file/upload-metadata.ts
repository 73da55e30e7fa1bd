const mostNames = 20
const longest = 4000

/**
 * Reads the `Upload-Metadata` header of a resumable upload (tus 1.0): comma-separated names with base64 values. Returns
 * null if it is malformed.
 */
export const readMetadata = (header: string): Record<string, string> | null => {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  const isWritten = ([name = '', value = '', ...more]: string[]) =>
    /^[\w.-]{1,60}$/.test(name) && isBase64(value) && more.length === 0
  if (header.trim() === '') return {}
  if (pairs.length > mostNames || !pairs.every(isWritten)) return null
  const read = pairs.map(([name, value = '']) => [name!, decoded(value)] as const)
  return Object.fromEntries(read.filter(([name]) => name !== '__proto__'))
}

/** Accepts base64 with or without padding, as `atob` does. */
const isBase64 = (value: string) =>
  value.length <= longest &&
  /^[A-Za-z0-9+/]*={0,2}$/.test(value) &&
  (value.includes('=') ? value.length % 4 === 0 : value.length % 4 !== 1)

function decoded(value: string): string {
  const bytes = Uint8Array.from(atob(value), (letter) => letter.codePointAt(0)!)
  return new TextDecoder().decode(bytes)
}
