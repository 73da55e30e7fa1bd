/** A file that was uploaded; what it holds is in a store, under the key that its id and its ending make. */
export interface FileTable {
  site: string
  /** Milliseconds since 1970 and 128 random bits: no other file of the installation has it. */
  _id: string
  ext: string
  /** What it was called, as it may be read again. */
  name: string
  type: string
  bytes: number
  /** With its pictures in other sizes. */
  kept: number
  sha256: string
  width: number | null
  height: number | null
  /** The widths in pixels that there are of a picture beside its own. */
  widths: unknown
  isPublic: boolean
  alt: string
  /** Where it lies: 'disk', 'bucket' (that of the environment), 'site' or 'space {id}'. */
  store: string
  person: string
  by: string
  createdAt: string
  /** The file of another site that it was copied from. */
  copyOf: string | null
  /** Whether what it holds is still on its way from there, and is read there until then. */
  isComing: boolean
  /** Whether it was looked at for viruses. */
  scan: 'none' | 'waiting' | 'clean' | 'infected'
  /** What a picture shows, in English; `alt` says it in Thai. */
  altEn: string
  /** The point that a crop keeps, in percent of its sides. */
  focalX: number
  focalY: number
  /** Whether staff keep it at hand: nothing sweeps it away. */
  inLibrary: boolean
  /** The path of its folder in the library; null beside all folders. */
  folder: string | null
  /** Its name and what it shows, as they are searched. */
  search: string
}

/** A folder of the library of a site, by its path: 'ปี 2569/ข่าว'. */
export interface FileFolderTable {
  site: string
  path: string
  by: string
  createdAt: string
}

/** That a file hangs on a record. It stays after the file is gone: what was there is told. */
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
