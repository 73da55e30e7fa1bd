import { readKey } from '#domain/file/file-key.ts'
import { plainExt } from '#domain/file/file-type.ts'
import type { FormField } from '../definition.ts'
import { complain } from './complaint.ts'
import { type Reader, refused } from './reader.ts'

const mostFiles = 50
const PREFIX = 'upload/'

/** Reads the keys of uploaded files, `upload/….pdf` (specification L165). */
export const readFiles: Reader = (raw, { field }) => {
  const sent: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  if (sent.length > mostOf(field)) return refused(complain('limit', 'fileLimit'))
  const keys = [...new Set(sent)]
  const exts = keys.map(extOf)
  if (exts.includes(null)) return refused(complain('file', 'fileKey'))
  const allowed = new Set(field.fileTypeLimit.map((type) => plainExt(type.trim().replace(/^\./, ''))))
  if (allowed.size > 0 && exts.some((ext) => !allowed.has(plainExt(ext!))))
    return refused(complain('file', 'fileType', { types: field.fileTypeLimit.join(', ') }))
  return { value: keys as string[] }
}

/** No limit means the most that any field may have. */
const mostOf = ({ itemLimit }: FormField) => (itemLimit > 0 ? Math.min(itemLimit, mostFiles) : mostFiles)

function extOf(key: unknown): string | null {
  if (typeof key !== 'string' || !key.startsWith(PREFIX) || key.length > 100) return null
  return readKey(key.slice(PREFIX.length))?.ext ?? null
}
