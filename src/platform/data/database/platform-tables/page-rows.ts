import type { Generated } from 'kysely'

/** The unpublished draft of a page, one for all its editors. */
export interface PageDraftTable {
  site: string
  /** The `_id` of the post. */
  page: string
  /** Increases with each change. */
  revision: number
  content: unknown
  /** Who changed it last, and when. */
  by: string
  byName: string
  at: string
  /** The last revision saved as a version, and when one was last saved during editing. */
  keptRevision: number
  keptAt: string
  /** The last published revision, so that publishing it again changes nothing. */
  publishedRevision: number | null
  publishedNumber: number | null
  publishAt: string | null
  unpublishAt: string | null
  scheduledBy: Generated<string>
  /** Whether someone without publish permission proposed it, with what message, and who. */
  state: Generated<'none' | 'proposed'>
  note: Generated<string>
  proposedBy: string | null
  /** The signing value of the preview link for people without an account; null without a link. */
  linkKey: string | null
  linkUntil: string | null
}

/** Recent revisions of a draft. A save that is based on one of them is merged. */
export interface PageRevisionTable {
  site: string
  page: string
  revision: number
  content: unknown
  at: string
}

/** A past version of a page, numbered from 1. */
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

/** Who has a page open for editing, and when they were last seen. */
export interface PagePresenceTable {
  site: string
  page: string
  person: string
  name: string
  at: string
}
