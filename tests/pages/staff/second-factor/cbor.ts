/** The subset of CBOR that authenticators write: integers, bytes, texts, and maps in the order of the list. */
export type Cbor = number | string | Uint8Array | readonly (readonly [number | string, Cbor])[]

export const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.length), ...value.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

function head(major: number, of: number): Buffer {
  if (of < 24) return Buffer.from([(major << 5) | of])
  if (of < 256) return Buffer.from([(major << 5) | 24, of])
  return Buffer.from([(major << 5) | 25, of >> 8, of & 255])
}
