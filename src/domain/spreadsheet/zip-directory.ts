export interface ZipEntry {
  name: string
  method: number
  packedSize: number
  /** The uncompressed bytes by the directory. Verified when it is decompressed. */
  size: number
  /** The offset of its compressed bytes. */
  start: number
}

interface ZipCaps {
  entries: number
  /** Maximum bytes of all entries together, uncompressed. */
  bytes: number
}

/**
 * `broken`: not a readable zip · `locked`: encrypted · `unsafe`: path traversal, links, duplicates · `too-much`: over
 * the caps.
 */
type ZipFault = 'broken' | 'locked' | 'unsafe' | 'too-much'

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff
const BEYOND_32_BITS = 0xffffffff
const ENCRYPTED = 1
const FILE_TYPE = 0xf000
const REGULAR_TYPES = [0, 0x8000, 0x4000]

/**
 * Reads the entries of a zip file from its directory before anything is decompressed. Returns a fault if it must not be
 * decompressed (attacks G13 and G19). Takes the whole file.
 */
export function zipDirectory(bytes: Uint8Array, caps: ZipCaps): ZipEntry[] | ZipFault {
  try {
    return entriesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), caps)
  } catch (error) {
    // A DataView throws this beyond the end of the file: the directory is truncated or wrong.
    if (error instanceof RangeError) return 'broken'
    throw error
  }
}

function entriesOf(view: DataView, caps: ZipCaps): ZipEntry[] | ZipFault {
  const end = endOf(view)
  if (end === -1) return 'broken'
  const count = view.getUint16(end + 10, true)
  if (count === 0xffff || count > caps.entries) return 'too-much'
  const names = new Set<string>()
  const entries: ZipEntry[] = []
  const directory = view.getUint32(end + 16, true)
  let at = directory
  let left = caps.bytes
  for (let index = 0; index < count; index++) {
    const record = recordAt(view, { at, directory })
    if (typeof record === 'string') return record
    left -= record.entry.size
    if (left < 0) return 'too-much'
    if (names.has(record.entry.name.toLowerCase())) return 'unsafe'
    names.add(record.entry.name.toLowerCase())
    entries.push(record.entry)
    at = record.next
  }
  return entries
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) if (view.getUint32(at, true) === END) return at
  return -1
}

/** The data of an entry must end before the directory. Overlapping data could be read in two ways. */
function recordAt(
  view: DataView,
  { at, directory }: { at: number; directory: number },
): { entry: ZipEntry; next: number } | ZipFault {
  if (view.getUint32(at, true) !== CENTRAL) return 'broken'
  if (view.getUint16(at + 8, true) & ENCRYPTED) return 'locked'
  const nameLength = view.getUint16(at + 28, true)
  const name = textAt(view, { start: at + 46, length: nameLength })
  const type = (view.getUint32(at + 38, true) >>> 16) & FILE_TYPE
  if (!isSafe(name) || !REGULAR_TYPES.includes(type)) return 'unsafe'
  const packedSize = view.getUint32(at + 20, true)
  const size = view.getUint32(at + 24, true)
  if (packedSize === BEYOND_32_BITS || size === BEYOND_32_BITS) return 'too-much'
  const method = view.getUint16(at + 10, true)
  const start = startOf(view, { at: view.getUint32(at + 42, true), name })
  if (start === -1 || start + packedSize > directory || (method !== 0 && method !== 8)) return 'broken'
  const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  return { entry: { name, method, packedSize, size, start }, next }
}

/** The header of the entry must give the same name, because readers differ in which of the two they use. */
function startOf(view: DataView, local: { at: number; name: string }): number {
  if (view.getUint32(local.at, true) !== LOCAL) return -1
  const length = view.getUint16(local.at + 26, true)
  if (textAt(view, { start: local.at + 30, length }) !== local.name) return -1
  return local.at + 30 + length + view.getUint16(local.at + 28, true)
}

function textAt(view: DataView, of: { start: number; length: number }): string {
  const bytes = Array.from({ length: of.length }, (_, at) => view.getUint8(of.start + at))
  return String.fromCharCode(...bytes)
}

/** Whether a path stays inside: no root, drive, backslash, control letter or `..`. */
function isSafe(name: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control letters are what is looked for
  if (name === '' || /^[/]|^[A-Za-z]:|[\\\u0000-\u001f]/.test(name)) return false
  return !name.split('/').includes('..')
}
