import { lettersAt } from './picture-size.ts'

/** Why a picture cannot be stored as intended: its end is missing, or it is animated and would lose its animation. */
type PictureFault = 'cut' | 'animated'

/** Checks the structure of a picture before anything is decompressed. Returns null if it is sound. */
export const pictureFault = (ext: string, bytes: Uint8Array): PictureFault | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readers[ext]?.(view) ?? null
  } catch (error) {
    // The header refers to data beyond the end.
    if (error instanceof RangeError) return 'cut'
    throw error
  }
}

const readers: Record<string, (view: DataView) => PictureFault | null> = {
  png: pngFault,
  jpg: jpegFault,
  webp: webpFault,
}

/** Chunks follow each other up to IEND. An animation declares its frame count before the frames. */
function pngFault(view: DataView): PictureFault | null {
  let isAnimated = false
  for (let at = 8; ;) {
    const [length, name] = [view.getUint32(at), lettersAt(view, at + 4)]
    if (name === 'acTL') isAnimated = view.getUint32(at + 8) > 1
    at += 12 + length
    if (at > view.byteLength) return 'cut'
    if (name === 'IEND') return isAnimated ? 'animated' : null
  }
}

/** Segments precede the first scan. More segments may be between scans, up to the end marker. */
function jpegFault(view: DataView): PictureFault | null {
  for (let at = 2; ;) {
    at = nextMark(view, at)
    const mark = view.getUint8(at + 1)
    if (mark === end) return null
    at += 2 + view.getUint16(at + 2)
    if (at > view.byteLength) return 'cut'
  }
}

const end = 0xd9

/**
 * Returns the next marker outside a scan. In a scan, 0 follows each byte that looks like a marker, or the marker is a
 * restart.
 */
function nextMark(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue
    const mark = view.getUint8(at + 1)
    if (mark > 0x01 && mark !== 0xff && !(mark >= 0xd0 && mark <= 0xd7)) return at
  }
}

const moves = 0x02

function webpFault(view: DataView): PictureFault | null {
  if (view.getUint32(4, true) + 8 > view.byteLength) return 'cut'
  return lettersAt(view, 12) === 'VP8X' && (view.getUint8(20) & moves) !== 0 ? 'animated' : null
}
