import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Supported compressions of a page, best first, as `Content-Encoding` values. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Compression effort: for a cached page with many readers, or for one waiting user. */
type Effort = 'kept' | 'once'

/**
 * Compresses a page on first request and keeps the result. `onPacked` receives the additional bytes. A cached page is
 * compressed fast for its first reader, as many are never requested again, and thoroughly for later ones. A failure is
 * retried.
 */
export const compressedBodies = (body: Buffer, effort: Effort, onPacked: (bytes: number) => void = () => {}) => {
  const packs: Partial<Record<Encoding, { bytes: Promise<Buffer>; effort: Effort }>> = {}
  const packed = (encoding: Encoding, by: Effort, before = 0): Promise<Buffer> => {
    const bytes = pack[encoding](body, by).then(
      (made) => {
        onPacked(made.length - before)
        return made
      },
      (error) => {
        delete packs[encoding]
        throw error
      },
    )
    packs[encoding] = { bytes, effort: by }
    return bytes
  }
  return async (encoding: Encoding): Promise<Buffer> => {
    const held = packs[encoding]
    if (!held) return packed(encoding, 'once')
    if (held.effort === effort) return held.bytes
    packs[encoding] = { ...held, effort }
    const { length } = await held.bytes
    return packed(encoding, effort, length)
  }
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

const pack: Record<Encoding, (body: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (body, effort) =>
    compress.br(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'kept' ? 5 : 3,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(body),
      },
    }),
  gzip: (body, effort) => compress.gzip(body, { level: effort === 'kept' ? 6 : 3 }),
}

/**
 * The smallest window in bits that fits the whole body. No page fills the default 4 MB, and that much off-heap memory
 * triggers a full garbage collection every twenty pages.
 */
const windowOf = ({ length }: Buffer) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )
