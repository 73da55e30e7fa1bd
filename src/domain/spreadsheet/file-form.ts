/** The format of a file by its first bytes. Its name and content type are ignored. */
type FileForm = 'text' | 'zip' | 'old-excel' | 'html' | 'xml' | 'binary' | 'empty'

const ZIP = [0x50, 0x4b]
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x1f, 0x8b],
  [0x47, 0x49, 0x46, 0x38],
]
const BYTE_ORDER_MARK = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/
const LOOKED_AT = 4096

/**
 * Returns the format of a file. Banks and old programs name HTML pages `.xls`. A compound file is an old or an
 * encrypted workbook.
 */
export function fileForm(bytes: Uint8Array): FileForm {
  const head = bytes.subarray(0, LOOKED_AT)
  if (startsWith(head, ZIP)) return 'zip'
  if (startsWith(head, COMPOUND)) return 'old-excel'
  if (OTHERS.some((magic) => startsWith(head, magic))) return 'binary'
  const isUtf16 = startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff])
  if (!isUtf16 && head.includes(0)) return 'binary'
  return textForm(String.fromCharCode(...head).replace(/\0/g, ''))
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

function textForm(text: string): FileForm {
  const start = text.replace(BYTE_ORDER_MARK, '').trimStart().toLowerCase()
  if (start === '') return 'empty'
  if (/^<(!doctype html|html|head|body|table|meta|style|div)\b/.test(start)) return 'html'
  return start.startsWith('<?xml') ? 'xml' : 'text'
}
