export interface PictureSize {
  width: number
  height: number
}

/**
 * Returns the size of a picture in pixels from its header, before anything is decompressed (attack G16). Returns null
 * if the header does not contain it.
 */
export const pictureSize = (ext: string, bytes: Uint8Array): PictureSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readers[ext]?.(view) ?? null
  } catch {
    // The header ends too early.
    return null
  }
}

const readers: Record<string, (view: DataView) => PictureSize | null> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  jpg: jpegSize,
  webp: webpSize,
}

/** Finds the segment of a JPEG that begins the frame. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null
    const mark = view.getUint8(at + 1)
    if (mark === 0xff) at += 1
    else if (isFrame(mark)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else at += 2 + (isBare(mark) ? 0 : view.getUint16(at + 2))
  }
  return null
}

/** C4, C8 and CC are in the range of frames but are tables. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
const isBare = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8)

function webpSize(view: DataView): PictureSize | null {
  const form = lettersAt(view, 12)
  const at24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
  if (form === 'VP8X') return { width: at24(24) + 1, height: at24(27) + 1 }
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (form !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/**
 * Returns the four letters that name a part of a file (a chunk of PNG, RIFF or ICC). Throws a RangeError beyond the end
 * of the file.
 */
export const lettersAt = (view: DataView, at: number): string =>
  String.fromCodePoint(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
