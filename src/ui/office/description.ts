import type { IconName } from './icon/icon.tsx'

/*
 * What the back office's screens are told. The server writes these descriptions in the viewer's language, with numbers,
 * money and dates already formatted and with only what the viewer may see and do; the components add nothing to them.
 */

export interface Link {
  href: string
  label: string
}

/** One name and value that a form sends without showing it. */
export interface Hidden {
  name: string
  value: string
}

/** live: done, published · busy: under way · waiting: waits for us · broken: refused, closed · off: draft, switched off. */
export type Tone = 'live' | 'busy' | 'waiting' | 'broken' | 'off'

export interface Cell {
  text: string
  /** Draws the state dot before the text. */
  tone?: Tone
  href?: string
  isMuted?: boolean
  /** Overrides the side that the column's kind gives. */
  align?: 'start' | 'end'
  /** The same text in pieces, those that match the search marked. */
  parts?: { text: string; isMarked?: boolean }[]
  /** 0 to 1: a bar before the text. */
  share?: number
}

/** A link, or with `method: 'post'` a form of its own. A `lock` is the reason why it cannot be used now. */
export interface Action {
  label: string
  href?: string
  method?: 'get' | 'post'
  hidden?: Hidden[]
  icon?: IconName
  isPrimary?: boolean
  isDestructive?: boolean
  lock?: string
}

/** What stands where there is nothing, or nothing one may see. */
export interface StateDescription {
  kind: 'empty' | 'not-found' | 'forbidden' | 'error'
  title: string
  text?: string
  actions?: Action[]
  /** What support asks for. */
  reference?: string
}

/** The kind decides side and width; `text` shares the spare width, the first column takes most of it. */
export type ColumnKind =
  | 'text'
  | 'code'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'instant'
  | 'state'
  | 'person'
  | 'boolean'
  | 'file'

/** `label` carries the unit, such as "ราคา (บ.)". `href` is this list sorted by the column, or the other way round. */
export interface Column {
  name: string
  label: string
  kind: ColumnKind
  isSortable?: boolean
  sort?: 'asc' | 'desc'
  href?: string
}

/** `cells` by column name; `under` is the second line of the first column; `href` opens the row. */
export interface Row {
  id: string
  href?: string
  isSelected?: boolean
  cells: Record<string, Cell>
  under?: string
  actions: Action[]
}

/** `pages` are the up to five numbered buttons around the current one. */
export interface Paging {
  current: number
  size: number
  sizes: { size: number; href: string }[]
  pages: { label: string; href: string; isCurrent?: boolean }[]
  from: string
  to: string
  total: string
  previous?: string
  next?: string
}

/** The search is a GET form: `name` is its parameter (`q`), `hidden` the others that stay (sort, page size). */
export interface Search {
  value: string
  placeholder: string
  name?: string
  hidden?: Hidden[]
  clearHref?: string
}

export interface ListDescription {
  heading: string
  /** Shown beside the heading, such as "148 คอร์ส". */
  total: string
  add?: Link
  actions?: Action[]
  /** What is shown as a file, one action for each format. */
  exports?: { label: string; actions: Action[] }
  views?: { href: string; label: string; count?: string; isCurrent?: boolean }[]
  search?: Search
  columns: Column[]
  rows: Row[]
  page?: Paging
  empty?: { kind?: StateDescription['kind']; title: string; text?: string; action?: Action }
  words: ListWords
}

/** `of` stands in "1–10 จาก 62", `show` before and `rows` after the page sizes, `actions` names a row's menu. */
export type ListWords = Record<
  'search' | 'clear' | 'of' | 'show' | 'rows' | 'pages' | 'previous' | 'next' | 'actions',
  string
>

/** `html` is shown as it is: the server has sanitised it. */
export interface Pair {
  label: string
  value: Cell | Cell[]
  html?: string
}

/** `isAside` puts a section in the narrow column. */
export interface RecordDescription {
  crumbs: Link[]
  heading: string
  state?: Cell
  facts: string[]
  actions: Action[]
  /** The answer to what was just done, such as "บันทึกแล้ว". */
  saved?: string
  /** Takes back what was just done. */
  undo?: Action
  sections: { title: string; pairs: Pair[]; isAside?: boolean; edit?: Link }[]
  /** Who did what to it, newest first. */
  timeline?: { title: string; entries: TimelineEntry[] }
  related: { title: string; count?: string; all?: Link; list: RelatedList }[]
  words: RecordWords
}

export interface TimelineEntry {
  id: string
  what: string
  who: string
  when: string
}

export type RelatedList = Pick<ListDescription, 'columns' | 'rows' | 'empty' | 'words'>

export type RecordWords = Record<'crumbs' | 'more', string>

export interface MenuItem {
  href: string
  label: string
  icon?: IconName
  isCurrent?: boolean
  /** "99+"; `countLabel` reads the true number. `isHot` when it waits for this person. */
  count?: string
  countLabel?: string
  isHot?: boolean
  items?: MenuItem[]
}

export interface MenuGroup {
  title?: string
  items: MenuItem[]
}
