/** An uploaded file. A store keeps its content, under a key made of its id and extension. */
export interface FileTable {
  site: string
  /** Milliseconds since 1970 and 128 random bits, so it is unique in the installation. */
  _id: string
  ext: string
  /** Its original name, cleaned for display. */
  name: string
  type: string
  bytes: number
  /** Bytes including resized pictures. */
  kept: number
  sha256: string
  width: number | null
  height: number | null
  /** Available widths of a picture in pixels, besides its own. */
  widths: unknown
  isPublic: boolean
  alt: string
  /** Its store: 'disk', 'bucket' (from the environment), 'site' or 'space {id}'. */
  store: string
  person: string
  by: string
  createdAt: string
  /** The file of another site that it is a copy of. */
  copyOf: string | null
  /** Whether its content is still being copied. Until then reads use the original. */
  isComing: boolean
  /** The state of its virus scan. */
  scan: 'none' | 'waiting' | 'clean' | 'infected'
  /** The English alternative text of a picture; `alt` is Thai. */
  altEn: string
  /** The point that a crop keeps, in percent of the sides. */
  focalX: number
  focalY: number
  /** Whether staff keep it in the library. Such a file is never cleaned up. */
  inLibrary: boolean
  /** The path of its folder in the library, or null without a folder. */
  folder: string | null
  /** Search text: its name and alternative texts. */
  search: string
}

/** A folder in the library of a site, by path: 'ปี 2569/ข่าว'. */
export interface FileFolderTable {
  site: string
  path: string
  by: string
  createdAt: string
}

/** Links a file to a record. The link stays after the file is deleted, so that its name can be shown. */
export interface AttachmentTable {
  site: string
  _id: string
  collection: string
  row: string
  file: string | null
  ext: string
  name: string
  bytes: number
  person: string
  by: string
  at: string
  removedAt: string | null
  removedBy: string | null
}
