import type { Action, Hidden } from '../../description.ts'

/** Who did what to a record and said what about it, newest first. The composer sends `text`. */
export interface Timeline {
  title: string
  entries: TimelineEntry[]
  /** `colleagues` are the names that @ offers. */
  composer?: { hidden: Hidden[]; colleagues: string[] }
  words: TimelineWords
}

/** An edit has `changes`, a comment is `said`. */
export interface TimelineEntry {
  id: string
  who: string
  /** The letters that stand for who did it. */
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

/** Null is an empty value; a line without values says that something else changed. */
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
