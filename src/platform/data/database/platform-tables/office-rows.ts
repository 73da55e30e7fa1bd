/** A saved view of a list: its name and query string. */
export interface ListViewTable {
  _id: string
  site: string
  collection: string
  userSite: string
  user: string
  name: string
  query: string
  /** Visible to all staff who can open the list. */
  isShared: boolean
  createdAt: string
}

/** A bulk change by one user. `rows` are its `BatchRow`s. */
export interface EditBatchTable {
  _id: string
  site: string
  collection: string
  /** Null if a program made the change with an API key. */
  userSite: string | null
  user: string | null
  verb: 'remove' | 'restore' | 'update' | 'import'
  rows: unknown
  createdAt: string
  undoneAt: string | null
}
