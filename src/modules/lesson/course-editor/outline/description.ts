import type { Action, Cell, Link } from '#ui/office/description.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'
import type { Line } from '../rules/lines.ts'
import type { editorWords } from '../words.ts'

/** A lesson in the editor's outline. */
export interface OutlineLine extends Line {
  title: string
  /** Opens it beside the outline. */
  href: string
  icon: IconName
  note: string
  state?: Cell
  problem?: string
  isOpen: boolean
  actions: Action[]
}

/** One check before publishing, in words, with the link to fix it. */
export interface ShownCheck {
  name: string
  state: 'good' | 'warn' | 'stop'
  text: string
  said: string
  links: Link[]
  more: string
}

export interface EditorDescription {
  here: string
  total: string
  lines: OutlineLine[]
  /** False if it comes from a shared catalogue. */
  mayEdit: boolean
  add: Link
  empty: string
  checks: { heading: string; count: string; share: number; list: ShownCheck[] }
  /** The confirmation before publishing despite warnings. */
  ask: { publish: Action | null; later: Link } | null
  words: Record<keyof typeof editorWords, string> & Record<'ask' | 'actions', string>
}
