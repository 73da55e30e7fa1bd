import type { IncomingHttpHeaders } from 'node:http'
import { type ByteRange, byteRange } from '#domain/file/byte-range.ts'
import { keyOf, sizedKey } from '#domain/file/file-key.ts'
import { typeOfExt } from '#domain/file/file-type.ts'
import type { Found } from '#platform/content/file/serving/found.ts'
import { attachment } from './attachment.ts'

/** The response for a file: its storage key and its headers. */
interface FileAnswer {
  status: 200 | 206 | 416
  key: string
  range: ByteRange | null
  tag: string
  headers: Record<string, string>
}

/**
 * Returns the response for a file. `w` selects the smallest picture at least that wide. `download` saves it. A Range
 * requests a part, unless its If-Range belongs to another file. The file cannot run scripts, and its type is the one
 * that the product detected (attacks G02, G03 and F19).
 */
export const answerOf = (file: Found, asked: { query: URLSearchParams; headers: IncomingHttpHeaders }): FileAnswer => {
  const width = widthFor(file, asked.query)
  const tag = `"${file.sha256.slice(0, 32)}${width === null ? '' : `-${width}`}"`
  const headers = { ...headersOf(file, { width, isSaved: asked.query.has('download') }), etag: tag }
  if (width !== null) return { status: 200, key: sizedKey(file.lies.id, width), range: null, tag, headers }
  const key = keyOf({ id: file.lies.id, ext: file.ext })
  const isOfThis = (asked.headers['if-range'] ?? tag) === tag
  const range = isOfThis ? byteRange(asked.headers.range, file.bytes) : null
  if (range === 'none')
    return { status: 416, key, range: null, tag, headers: { ...headers, 'content-range': `bytes */${file.bytes}` } }
  const length = range ? range.to - range.from + 1 : file.bytes
  return {
    ...{ status: range ? 206 : 200, key, range, tag },
    headers: {
      ...headers,
      'accept-ranges': 'bytes',
      'content-length': String(length),
      ...(range && { 'content-range': `bytes ${range.from}-${range.to}/${file.bytes}` }),
    },
  }
}

function widthFor({ widths }: Found, query: URLSearchParams): number | null {
  const asked = Number(query.get('w'))
  if (!Number.isInteger(asked) || asked <= 0) return null
  return widths.toSorted((a, b) => a - b).find((width) => width >= asked) ?? null
}

function headersOf(file: Found, { width, isSaved }: { width: number | null; isSaved: boolean }) {
  const isShown = typeOfExt(file.ext)?.isShown === true && !isSaved
  const named = attachment({ name: file.name, plain: file.name })
  return {
    'content-type': width === null ? file.type : 'image/webp',
    'content-disposition': isShown ? named.replace(/^attachment/, 'inline') : named,
    // The PDF viewers of browsers do not start in a sandbox.
    'content-security-policy': file.ext === 'pdf' ? "script-src 'none'; base-uri 'none'" : sandboxed,
    'cross-origin-resource-policy': file.isPublic ? 'cross-origin' : 'same-site',
    // The browser revalidates a private file each time, because the next person at this computer may be another one
    // (attack C13).
    'cache-control': file.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
  }
}

const sandboxed = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"
