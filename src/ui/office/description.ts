import type { ChartDescription } from './record/chart/chart-description.ts'
import type { IconName } from './icon/icon.tsx'
import type { AttachmentList } from './record/attachments/description.ts'
import type { RecordActionDescription } from './record/record-action/record-action-description.ts'
import type { Timeline } from './record/timeline/description.ts'
import type { BulkDescription } from './list/bulk/bulk-description.ts'
import type { ListEditing } from './list/cell-edit/cell-editing.ts'
import type { ColumnChoice } from './list/columns/column-choice.ts'
import type { ColumnKind } from './list/columns/column-kind.ts'
import type { FilterDescription } from './list/filter/filter-description.ts'

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
  /** Overrides the side that the column's kind gives; a `picture` by its address stands for the text. */
  picture?: string
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
  /** What is heard in place of a label that says less. */
  description?: string
}

/** What is where there is nothing, or nothing one may see. */
export interface StateDescription {
  kind: 'empty' | 'not-found' | 'forbidden' | 'error'
  title: string
  text?: string
  actions?: Action[]
  /** What support asks for. */
  reference?: string
}

/** `label` carries the unit, such as "ราคา (บาท)". `href` is this list sorted by the column, or the other way round. */
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
  /** In a tree: how deep, in words under which row, and the ways in which it moves. */
  depth?: number
  standsUnder?: string
  moves?: { up?: Action; down?: Action; in?: Action; out?: Action }
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
  /** `shared` is the word for a view that all staff see. */
  views?: { href: string; label: string; count?: string; isCurrent?: boolean; shared?: string }[]
  viewOptions?: ViewOptions
  /** Folds what is over the rows, or unfolds it. */
  overview?: Action
  /** What the rows come to; each leads to those that it counts. */
  figures?: Figure[]
  /** What people compare of them; a bar leads to its rows. */
  charts?: ChartDescription[]
  /** Figures and charts of a large table come from this address; until then so many places are kept for them. */
  counting?: { href: string; figures: number; charts: number; label: string }
  search?: Search
  filter?: FilterDescription
  columnChoice?: ColumnChoice
  /** The rows are moved by hand; `move` holds `{name}`, `how` says by which keys. */
  tree?: { words: Record<'move' | 'how', string> }
  /** Where what uses a row is to go before that is deleted. */
  replacing?: Replacing
  bulk?: BulkDescription
  editing?: ListEditing
  columns: Column[]
  rows: Row[]
  page?: Paging
  empty?: { kind?: StateDescription['kind']; title: string; text?: string; action?: Action }
  words: ListWords
}

/** Sent with `to`, one of the choices. */
export interface Replacing {
  title: string
  text: string
  label: string
  hidden: Hidden[]
  choices: { value: string; label: string }[]
  act: string
  cancel: Link
}

/** What can be done with the view that is shown; `save` where it shows something that no view keeps. */
export interface ViewOptions {
  actions: Action[]
  save?: { query: string; canShare: boolean }
  words: Record<'save' | 'name' | 'share' | 'keep' | 'options', string>
}

/** `of` is in "1–10 จาก 62", `show` before and `rows` after the page sizes, `actions` names a row's menu. */
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

/** A number that stands out, with a line of what it is of; it leads to the rows that it counts. */
export interface Figure {
  label: string
  value: string
  unit?: string
  text?: string
  href?: string
}

/** `isAside` puts a section in the narrow column. */
export interface RecordDescription {
  /** What one is about to do with it, before it is done. */
  action?: RecordActionDescription
  crumbs: Link[]
  heading: string
  state?: Cell
  facts: string[]
  actions: Action[]
  /** The answer to what was just done, such as "บันทึกแล้ว". */
  saved?: string
  /** Takes back what was just done. */
  undo?: Action
  /** At most four. */
  figures?: Figure[]
  sections: { title: string; pairs: Pair[]; isAside?: boolean; edit?: Link }[]
  /** The records before and after this one in the list that one came from. */
  neighbours?: { previous?: Link; next?: Link; position?: string }
  attachments?: AttachmentList
  timeline?: Timeline
  related: { title: string; count?: string; all?: Link; add?: Action; list: RelatedList }[]
  words: RecordWords
}

export type RelatedList = Pick<ListDescription, 'columns' | 'rows' | 'empty' | 'words' | 'tree'>

type RecordWords = Record<'crumbs' | 'more', string>

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
  /** Stands in the header bar where that has the room. */
  isOfTop?: boolean
  items: MenuItem[]
}
