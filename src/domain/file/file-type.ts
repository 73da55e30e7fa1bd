/** What the product knows about a file type, by the extension under which it stores the file. */
export interface FileType {
  ext: string
  /** Its media type. */
  type: string
  /** Browsers show it. Other files are downloaded. */
  isShown: boolean
  /** The server re-encodes this picture in several sizes. */
  isPicture?: true
}

const known: readonly FileType[] = [
  { ext: 'jpg', type: 'image/jpeg', isShown: true, isPicture: true },
  { ext: 'png', type: 'image/png', isShown: true, isPicture: true },
  { ext: 'webp', type: 'image/webp', isShown: true, isPicture: true },
  { ext: 'svg', type: 'image/svg+xml', isShown: true },
  { ext: 'pdf', type: 'application/pdf', isShown: true },
  { ext: 'mp4', type: 'video/mp4', isShown: true },
  { ext: 'vtt', type: 'text/vtt', isShown: true },
  { ext: 'mp3', type: 'audio/mpeg', isShown: true },
  { ext: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', isShown: false },
  { ext: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', isShown: false },
  { ext: 'pptx', type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', isShown: false },
  { ext: 'zip', type: 'application/zip', isShown: false },
]

/** Returns the type stored under an extension, or undefined for a type that the product does not accept. */
export const typeOfExt = (ext: string) => known.find((one) => one.ext === ext)

/** Returns the canonical spelling of an extension: `JPEG` becomes `jpg`. */
export const plainExt = (ext: string) => {
  const lower = ext.toLowerCase()
  return lower === 'jpeg' ? 'jpg' : lower
}

/** Bytes at the start and at the end of a file that suffice to detect its type. */
export const toldBy = 65_536

/**
 * Detects the type of a file from its content (attacks G02 and G03): its first bytes, and for a zip file the directory
 * at its end. Returns null for an unknown type and for an office document with macros.
 */
export const typeWithin = ({ head, tail }: { head: Uint8Array; tail: Uint8Array }): FileType | null => {
  const text = latin(head.subarray(0, 32))
  const found = marks.find(({ is }) => is(text))
  if (!found && isDrawing(latin(head.subarray(0, 1024)))) return typeOfExt('svg')!
  if (found?.ext !== 'zip') return found ? typeOfExt(found.ext)! : null
  return zipped(latin(tail))
}

const marks: readonly { ext: string; is: (head: string) => boolean }[] = [
  { ext: 'jpg', is: (head) => head.startsWith('\xff\xd8\xff') },
  { ext: 'png', is: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { ext: 'webp', is: (head) => /^RIFF[^]{4}WEBP/.test(head) },
  { ext: 'pdf', is: (head) => head.startsWith('%PDF-') },
  { ext: 'mp4', is: (head) => /^[^]{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|mmp4)/.test(head) },
  { ext: 'mp3', is: (head) => head.startsWith('ID3') || /^\xff[\xfb\xf3\xf2\xfa]/.test(head) },
  { ext: 'vtt', is: (head) => /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(head) },
  { ext: 'zip', is: (head) => head.startsWith('PK\x03\x04') },
]

/** Whether this is an SVG, which may have a prolog. An SVG that declares entities is refused. */
const isDrawing = (head: string) =>
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*(?:<!DOCTYPE\s+svg[^>[]*>\s*)?<svg[\s>]/.test(
    head,
  )

const documents = [
  ['docx', 'word/document.xml'],
  ['xlsx', 'xl/workbook.xml'],
  ['pptx', 'ppt/presentation.xml'],
] as const

function zipped(directory: string): FileType | null {
  const ext = documents.find(([, part]) => directory.includes(part))?.[0] ?? 'zip'
  if (ext !== 'zip' && directory.includes('vbaProject.bin')) return null
  return typeOfExt(ext)!
}

/** Reads each byte as one letter. */
const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
