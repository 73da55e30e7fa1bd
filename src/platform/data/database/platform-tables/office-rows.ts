/** A list as somebody likes to see it: its name, and what its address asks for. */
export interface ListViewTable {
  _id: string
  site: string
  collection: string
  userSite: string
  user: string
  name: string
  query: string
  /** All staff who can open the list see it. */
  isShared: boolean
  createdAt: string
}

/** What somebody did to many rows at once. `rows` are its `BatchRow`s. */
export interface EditBatchTable {
  _id: string
  site: string
  collection: string
  /** Null where a program did it with a key of its own. */
  userSite: string | null
  user: string | null
  verb: 'remove' | 'restore' | 'update' | 'import'
  rows: unknown
  createdAt: string
  undoneAt: string | null
}
