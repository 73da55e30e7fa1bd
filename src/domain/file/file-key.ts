/** The key of a file: `upload/{milliseconds since 1970}-{128 random bits}.{ext}` (specification §7, guides U10). */
export interface FileKey {
  /** The part that identifies the file in the whole installation. */
  id: string
  ext: string
}

export const keyOf = ({ id, ext }: FileKey) => `upload/${id}.${ext}`

/** Returns the key of a picture in one of its widths, in pixels. */
export const sizedKey = (id: string, width: number) => `upload/${id}-${width}.webp`

/** Returns the id of a file from the time of its upload, in milliseconds, and 16 random bytes. */
export const idOf = (now: number, random: Uint8Array) =>
  `${String(now).padStart(13, '0')}-${[...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Reads the part after `upload/`. Returns null for anything else. */
export const readKey = (name: string): FileKey | null => {
  const [, id, ext] = /^(\d{13,15}-[0-9a-f]{32})\.([a-z0-9]{2,5})$/.exec(name) ?? []
  return id && ext ? { id, ext } : null
}

/** Pattern that finds keys in a text, for PostgreSQL. */
export const keysWithin = String.raw`upload/(\d{13,15}-[0-9a-f]{32})\.[a-z0-9]{2,5}`
