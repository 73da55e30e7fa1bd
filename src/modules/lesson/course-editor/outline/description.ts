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

/** One thing that was looked at before publishing, in words, and where it is mended. */
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
  /** Whether it may be changed here: not where it comes from a shared catalogue. */
  mayEdit: boolean
  add: Link
  empty: string
  checks: { heading: string; count: string; share: number; list: ShownCheck[] }
  /** Asked before it is published all the same. */
  ask: { publish: Action | null; later: Link } | null
  words: Record<keyof typeof editorWords, string> & Record<'ask' | 'actions', string>
}
