import type { Generated } from 'kysely'

/** A course that a group of sites gives to all its units. */
export interface SyndicatedRowTable {
  /** The group. */
  site: string
  _id: string
  /** The site with the original: the group or one of its units. */
  fromSite: string
  original: string
  /** Synchronised with the original, or copied once. */
  mode: 'linked' | 'copied'
  /** 'withdrawn' hides the copies; 'ending' leaves them to their units. */
  state: Generated<'given' | 'withdrawn' | 'ending'>
  /** By unit, why it could not get the course. */
  problems: Generated<unknown>
  by: string
  createdAt: string
  kind: Generated<'course' | 'page'>
}

/** The course or page of a unit that came from a group. */
export interface SyndicatedCopyTable {
  site: string
  copy: string
  group: string
  share: string
  /** Whether the group hid it, not the unit. */
  hidden: Generated<boolean>
  kind: Generated<'course' | 'page'>
}

/** The last job of a name on a site: what a page follows. */
export interface FollowedJobTable {
  site: string
  name: string
  job: number
}
