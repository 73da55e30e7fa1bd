export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-874'

/** The results of bytes that windows-874 does not assign. */
const NO_LETTER = /[\u0080-\u009f\uf8c1-\uf8c8]/
const REPLACEMENT = '\ufffd'
const LAST_OF_ASCII = '\u007f'

/**
 * Decodes a text file of unknown encoding. A byte order mark decides, otherwise UTF-8 if it is valid, otherwise the
 * Thai code page 874. Returns null if it is neither, or damaged UTF-8, which 874 would garble.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } | null {
  const marked = encodingOfMark(bytes)
  if (marked) return decodedAs(bytes, marked)
  return decodedAs(bytes, 'utf-8') ?? (isBrokenUtf8(bytes) ? null : asThaiCodePage(bytes))
}

function encodingOfMark([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function decodedAs(bytes: Uint8Array, encoding: Encoding) {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    return null
  }
}

function asThaiCodePage(bytes: Uint8Array) {
  const decoded = decodedAs(bytes, 'windows-874')
  return decoded && !NO_LETTER.test(decoded.text) ? decoded : null
}

/**
 * Text of another code page contains few byte pairs that happen to be UTF-8. Damaged UTF-8 contains mostly whole
 * letters.
 */
function isBrokenUtf8(bytes: Uint8Array): boolean {
  let [whole, broken] = [0, 0]
  for (const letter of new TextDecoder('utf-8').decode(bytes)) {
    if (letter === REPLACEMENT) broken++
    else if (letter > LAST_OF_ASCII) whole++
  }
  return whole > broken
}
