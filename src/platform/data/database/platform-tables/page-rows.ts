import type { Generated } from 'kysely'

/** What is being made of a page and no visitor has yet; one for all who work at it. */
export interface PageDraftTable {
  site: string
  /** The `_id` of the post. */
  page: string
  /** One more with each change. */
  revision: number
  content: unknown
  /** Who changed it last, and when. */
  by: string
  byName: string
  at: string
  /** The last revision that a version holds, and when one was last kept while it was written. */
  keptRevision: number
  keptAt: string
  /** What was published last, so that publishing it again changes nothing. */
  publishedRevision: number | null
  publishedNumber: number | null
  publishAt: string | null
  unpublishAt: string | null
  scheduledBy: Generated<string>
  /** Whether who may not publish it has proposed it, with which words, and who. */
  state: Generated<'none' | 'proposed'>
  note: Generated<string>
  proposedBy: string | null
  /** What the link for people without an account is signed with beside the key; null where there is none. */
  linkKey: string | null
  linkUntil: string | null
}

/** Recent revisions of a draft, which a save that began at one of them is merged by. */
export interface PageRevisionTable {
  site: string
  page: string
  revision: number
  content: unknown
  at: string
}

/** What a page was, numbered from 1. */
export interface PageVersionTable {
  site: string
  page: string
  number: number
  kind: 'published' | 'scheduled' | 'restored' | 'checkpoint' | 'note'
  title: string
  content: unknown
  by: string
  byName: string
  at: string
  note: Generated<string>
}

/** Who has a page open to write it, and when that was last heard. */
export interface PagePresenceTable {
  site: string
  page: string
  person: string
  name: string
  at: string
}
