import type { Generated } from 'kysely'

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
  run: string | null
}

/** What a job does to more rows than one request does, as far as it is. */
export interface BulkRunTable {
  _id: string
  site: string
  collection: string
  userSite: string
  user: string
  deed: unknown
  items: unknown
  at: Generated<number>
  total: number
  done: Generated<number>
  failed: Generated<number>
  whys: Generated<unknown>
  state: Generated<string>
  href: string
  undoneBy: string | null
  createdAt: string
  endedAt: string | null
}
