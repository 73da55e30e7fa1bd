import { lettersAt } from './picture-size.ts'

/** What keeps a picture from being stored as it is meant: its end is missing, or it moves and would stand still. */
type PictureFault = 'cut' | 'animated'

/** Looks at how a picture is written, before anything unpacks it; null where nothing is wrong with that. */
export const pictureFault = (ext: string, bytes: Uint8Array): PictureFault | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readers[ext]?.(view) ?? null
  } catch (error) {
    // What a header tells of is beyond the end.
    if (error instanceof RangeError) return 'cut'
    throw error
  }
}

const readers: Record<string, (view: DataView) => PictureFault | null> = {
  png: pngFault,
  jpg: jpegFault,
  webp: webpFault,
}

/** Chunks follow each other up to IEND; an animation says before its pictures how many there are. */
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

/** Segments up to the first scan, then scans with more segments between them, up to the mark of the end. */
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

/** The next mark that is not a part of a scan: bytes in it that look like marks are followed by 0, or are restarts. */
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
