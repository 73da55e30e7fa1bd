/** The first frame of a GIF as drawn: red, green, blue and opacity of each pixel. */
export interface Still {
  width: number
  height: number
  pixels: Uint8Array
}

/**
 * Returns the size of a GIF in pixels from its header, before anything is decompressed. Returns null if it is not a
 * GIF.
 */
export const gifSize = (bytes: Uint8Array): { width: number; height: number } | null => {
  const isGif = /^GIF8[79]a$/.test(String.fromCodePoint(...bytes.subarray(0, 6)))
  if (!isGif || bytes.length < 13) return null
  return { width: word(bytes, 6), height: word(bytes, 8) }
}

/** Returns the first frame of a GIF, animated or not. Returns null if it has no readable frame. */
export const gifStill = (bytes: Uint8Array): Still | null => {
  const size = gifSize(bytes)
  if (!size || size.width * size.height === 0) return null
  const picture = firstPicture(bytes)
  return picture && drawn(size, picture)
}

const word = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256

interface Picture {
  left: number
  top: number
  width: number
  height: number
  isInterlaced: boolean
  /** Three bytes for each colour. */
  colours: Uint8Array
  /** The index of the transparent colour. */
  clear: number | null
  codeSize: number
  data: Uint8Array
}

const marks = { picture: 0x2c, extension: 0x21, control: 0xf9 } as const

function firstPicture(bytes: Uint8Array): Picture | null {
  const shared = tableAt(bytes, 13, bytes[10]!)
  let clear: number | null = null
  for (let at = 13 + shared.length; at < bytes.length;) {
    if (bytes[at] === marks.picture) return pictureAt(bytes, { at: at + 1, shared, clear })
    if (bytes[at] !== marks.extension) return null
    if (bytes[at + 1] === marks.control) clear = bytes[at + 3]! & 1 ? (bytes[at + 6] ?? null) : null
    at = blocksAt(bytes, at + 2).end
  }
  return null
}

/** Reads a colour table if the flags before it announce one. */
const tableAt = (bytes: Uint8Array, at: number, flags: number) =>
  flags & 0x80 ? bytes.subarray(at, at + 3 * 2 ** ((flags & 7) + 1)) : bytes.subarray(0, 0)

function pictureAt(bytes: Uint8Array, of: { at: number; shared: Uint8Array; clear: number | null }): Picture | null {
  const { at, shared, clear } = of
  const flags = bytes[at + 8] ?? 0
  const own = tableAt(bytes, at + 9, flags)
  const codeSize = bytes[at + 9 + own.length] ?? 0
  if (codeSize < 2 || codeSize > 8) return null
  const [left, top, width, height] = [0, 2, 4, 6].map((offset) => word(bytes, at + offset)) as [
    number,
    number,
    number,
    number,
  ]
  const { data } = blocksAt(bytes, at + 10 + own.length)
  const colours = own.length > 0 ? own : shared
  return { left, top, width, height, isInterlaced: (flags & 0x40) !== 0, colours, clear, codeSize, data }
}

/** Reads blocks, each with its length, up to an empty block. */
function blocksAt(bytes: Uint8Array, from: number): { data: Uint8Array; end: number } {
  const parts: Uint8Array[] = []
  let at = from
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) {
    parts.push(bytes.subarray(at + 1, at + 1 + length))
    at += 1 + length
  }
  const data = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let filled = 0
  for (const part of parts) {
    data.set(part, filled)
    filled += part.length
  }
  return { data, end: at + 1 }
}

function drawn({ width, height }: { width: number; height: number }, picture: Picture): Still {
  const pixels = new Uint8Array(width * height * 4)
  const indices = unpacked(picture)
  const rows = picture.isInterlaced ? interlaced(picture.height) : null
  for (let n = 0; n < indices.length; n++) {
    const index = indices[n]!
    const line = Math.floor(n / picture.width)
    const [x, y] = [picture.left + (n % picture.width), picture.top + (rows?.[line] ?? line)]
    if (x >= width || y >= height || index === picture.clear || index * 3 + 2 >= picture.colours.length) continue
    const [at, of] = [(y * width + x) * 4, index * 3]
    for (let part = 0; part < 3; part++) pixels[at + part] = picture.colours[of + part]!
    pixels[at + 3] = 255
  }
  return { width, height, pixels }
}

/** Returns the rows of an interlaced picture in the order in which the file stores them. */
const interlaced = (height: number): number[] =>
  [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ].flatMap(([from, by]) =>
    Array.from({ length: Math.max(0, Math.ceil((height - from!) / by!)) }, (_, n) => from! + n * by!),
  )

/** Decompresses the colour indexes of the pixels (LZW). Broken data ends at the first error. */
function unpacked({ width, height, codeSize, data }: Picture): Uint8Array {
  const out = new Uint8Array(Math.min(width * height, data.length * 4096))
  const [reset, end] = [2 ** codeSize, 2 ** codeSize + 1]
  const [before, last, lengths] = [new Uint16Array(4096), new Uint8Array(4096), new Uint16Array(4096)]
  for (let code = 0; code < reset; code++) [last[code], lengths[code]] = [code, 1]
  let [size, next, previous, filled] = [codeSize + 1, end + 1, -1, 0]
  for (const read = codesOf(data); filled < out.length;) {
    const code = read(size)
    if (code === null || code === end || code > next) break
    if (code === reset) {
      ;[size, next, previous] = [codeSize + 1, end + 1, -1]
      continue
    }
    if (previous === -1 && code >= reset) break
    if (previous !== -1 && next < 4096) {
      ;[before[next], lengths[next]] = [previous, lengths[previous]! + 1]
      last[next] = firstOf(code === next ? previous : code, before, lengths)
      next++
    }
    if (code >= next) break
    let at = filled + lengths[code]!
    filled = at
    for (let one = code, left = lengths[code]!; left > 0; left--, one = before[one]!) {
      at--
      if (at < out.length) out[at] = last[one]!
    }
    previous = code
    if (next === 2 ** size && size < 12) size++
  }
  return out.subarray(0, Math.min(filled, out.length))
}

function firstOf(code: number, before: Uint16Array, lengths: Uint16Array): number {
  let one = code
  for (let left = lengths[code]!; left > 1; left--) one = before[one]!
  return one
}

/** Returns a reader of codes of a given number of bits, the lowest bit first. The reader returns null at the end. */
function codesOf(data: Uint8Array) {
  let [at, held, bits] = [0, 0, 0]
  return (size: number): number | null => {
    for (; bits < size; bits += 8) {
      if (at >= data.length) return null
      held |= data[at++]! << bits
    }
    const code = held & (2 ** size - 1)
    held >>>= size
    bits -= size
    return code
  }
}
