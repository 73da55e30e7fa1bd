/** What the product knows about a type of file, by the ending that it is kept under. */
export interface FileType {
  ext: string
  /** Its media type. */
  type: string
  /** A browser shows it; anything else is saved. */
  isShown: boolean
  /** A picture that is made again, in sizes. */
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

/** The type that is kept under an ending; undefined for one that the product does not take. */
export const typeOfExt = (ext: string) => known.find((one) => one.ext === ext)

/** What an ending is written as: `JPEG` is `jpg`. */
export const plainExt = (ext: string) => {
  const lower = ext.toLowerCase()
  return lower === 'jpeg' ? 'jpg' : lower
}

/** So many bytes of its beginning, and of its end, tell the type of a file. */
export const toldBy = 65_536

/**
 * The type of a file by what it holds (attacks G02 and G03): its first bytes, and of a zip file the directory at its end,
 * which names what is in it. Null for what is not known, and for an office document that holds macros.
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

/** An SVG, after what may be before it; one that declares entities is none. */
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

/** Each byte as one letter. */
const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
