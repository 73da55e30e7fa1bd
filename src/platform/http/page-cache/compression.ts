import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a page may be packed on its way, best first, as `Content-Encoding` names it. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** What a page is worth packing for: for everybody who comes while it is kept, or for one person who is waiting. */
type Effort = 'kept' | 'once'

/**
 * A page packed as it is first asked for, and then held; `onPacked` gets the bytes that are held besides. One that is kept is
 * packed quickly for the first who asks, since many are never asked for again, and well for all after him. What fails is tried again.
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
 * The bits of a window that all of it fits into. One of the usual 4 MB is filled by no page, and so much memory beside the heap
 * makes the whole of it be collected after every twentieth page.
 */
const windowOf = ({ length }: Buffer) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )
