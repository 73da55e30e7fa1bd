import { lettersAt } from '../picture-size.ts'

/** Returns the colour profile (ICC) of a picture, empty if it has none. `unpacked` decompresses zlib data of a PNG. */
export const profileBytes = (
  ext: string,
  bytes: Uint8Array,
  unpacked: (packed: Uint8Array) => Uint8Array,
): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (ext === 'png') return inPng(view, bytes, unpacked)
    return ext === 'webp' ? inWebp(view, bytes) : inJpeg(view, bytes)
  } catch (error) {
    // Treat a profile with a wrong length as missing.
    if (error instanceof RangeError) return new Uint8Array()
    throw error
  }
}

/** The data follows the name, which ends in 0, and the number of the compression method. */
function inPng(view: DataView, bytes: Uint8Array, unpacked: (packed: Uint8Array) => Uint8Array): Uint8Array {
  for (let at = 8; lettersAt(view, at + 4) !== 'IDAT'; at += 12 + view.getUint32(at)) {
    if (lettersAt(view, at + 4) !== 'iCCP') continue
    const content = bytes.subarray(at + 8, at + 8 + view.getUint32(at))
    return unpacked(content.subarray(content.indexOf(0) + 2))
  }
  return new Uint8Array()
}

function inWebp(view: DataView, bytes: Uint8Array): Uint8Array {
  for (let at = 12; at + 8 <= view.byteLength;) {
    const size = view.getUint32(at + 4, true)
    if (lettersAt(view, at) === 'ICCP') return bytes.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  return new Uint8Array()
}

const marked = 'ICC_PROFILE\0'

/** The profile is in one or more numbered segments before the first scan. */
function inJpeg(view: DataView, bytes: Uint8Array): Uint8Array {
  const parts: [number, Uint8Array][] = []
  for (let at = 2; view.getUint8(at + 1) !== 0xda; at += 2 + view.getUint16(at + 2)) {
    const content = bytes.subarray(at + 4, at + 2 + view.getUint16(at + 2))
    const isPart = view.getUint8(at + 1) === 0xe2 && [...marked].every((sign, n) => content[n] === sign.codePointAt(0))
    if (isPart) parts.push([content[marked.length]!, content.subarray(marked.length + 2)])
  }
  return Uint8Array.from(parts.toSorted(([one], [other]) => one - other).flatMap(([, part]) => [...part]))
}
