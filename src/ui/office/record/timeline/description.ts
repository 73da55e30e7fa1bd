import type { Action, Hidden } from '../../description.ts'

/** The history and comments of a record, newest first. The composer sends `text`. */
export interface Timeline {
  title: string
  entries: TimelineEntry[]
  /** `colleagues` are the names that @ offers. */
  composer?: { hidden: Hidden[]; colleagues: string[] }
  words: TimelineWords
}

/** An edit has `changes`, a comment has `said`. */
export interface TimelineEntry {
  id: string
  who: string
  /** The initials of the person. */
  mark: string
  when: string
  what?: string
  changes?: ChangeLine[]
  restore?: Action
  said?: {
    pieces: { text: string; isMention?: boolean }[]
    note?: string
    /** Sends `text`. */
    reword?: { text: string; hidden: Hidden[] }
    remove?: Action
  }
}

/** Null is an empty value. A line without values means that another field changed. */
export interface ChangeLine {
  label: string
  before?: string | null
  after?: string | null
  restore?: Action
}

export type TimelineWords = Record<
  | 'show'
  | 'all'
  | 'comments'
  | 'changes'
  | 'write'
  | 'colleagues'
  | 'unseen'
  | 'send'
  | 'edit'
  | 'save'
  | 'empty'
  | 'became'
  | 'nothing',
  string
>
