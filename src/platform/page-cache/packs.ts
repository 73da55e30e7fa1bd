import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a page may be packed on its way, best first, as `Content-Encoding` names it. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** What a page is worth packing for: for everybody who comes while it is kept, or for one person who is waiting. */
export type Effort = 'kept' | 'once'

/** A page packed as it is first asked for, and then held; `onPacked` gets the bytes that are held besides. What fails is tried anew. */
export const packsOf = (body: Buffer, effort: Effort, onPacked: (bytes: number) => void = () => {}) => {
  const packs: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return (encoding: Encoding): Promise<Buffer> => {
    packs[encoding] ??= pack[encoding](body, effort).then(
      (packed) => {
        onPacked(packed.length)
        return packed
      },
      (error) => {
        delete packs[encoding]
        throw error
      },
    )
    return packs[encoding]
  }
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

const pack: Record<Encoding, (body: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (body, effort) =>
    compress.br(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'kept' ? 5 : 3,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body, effort) => compress.gzip(body, { level: effort === 'kept' ? 6 : 3 }),
}
