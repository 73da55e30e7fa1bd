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

/* The inputs of back-office screens. The server writes these descriptions in the viewer's language, with formatted
   numbers, money and dates. They contain only what the viewer may see and do. Components add nothing. */

export interface Link {
  href: string
  label: string
}

/** A hidden name and value of a form. */
export interface Hidden {
  name: string
  value: string
}

/**
 * live: done, published · busy: under way · waiting: waits for staff · broken: refused, closed · off: draft, switched
 * off.
 */
export type Tone = 'live' | 'busy' | 'waiting' | 'broken' | 'off'

export interface Cell {
  text: string
  /** Shows the status dot before the text. */
  tone?: Tone
  href?: string
  isMuted?: boolean
  /** Overrides the alignment of the column. A `picture` (URL) replaces the text. */
  picture?: string
  align?: 'start' | 'end'
  /** The same text in pieces, with search matches marked. */
  parts?: { text: string; isMarked?: boolean }[]
  /** 0 to 1: a bar before the text. */
  share?: number
}

/** A link, or a form with `method: 'post'`. A `lock` is the reason why it is unavailable. */
export interface Action {
  label: string
  href?: string
  method?: 'get' | 'post'
  hidden?: Hidden[]
  icon?: IconName
  isPrimary?: boolean
  isDestructive?: boolean
  lock?: string
  /** A longer text for screen readers. */
  description?: string
}

/** The content of an empty or forbidden area. */
export interface StateDescription {
  kind: 'empty' | 'not-found' | 'forbidden' | 'error'
  title: string
  text?: string
  actions?: Action[]
  /** The reference number for support. */
  reference?: string
}

/**
 * `label` contains the unit, such as "ราคา (บาท)". `href` is the list sorted by the column, or in the other direction.
 */
export interface Column {
  name: string
  label: string
  kind: ColumnKind
  isSortable?: boolean
  sort?: 'asc' | 'desc'
  href?: string
}

/** `cells` are by column name. `under` is the second line of the first column. `href` opens the row. */
export interface Row {
  id: string
  href?: string
  isSelected?: boolean
  cells: Record<string, Cell>
  under?: string
  /** In a tree: its depth as number and text, its parent, and its possible moves. */
  depth?: number
  standsUnder?: string
  moves?: { up?: Action; down?: Action; in?: Action; out?: Action }
  actions: Action[]
}

/** `pages` are at most five numbered buttons around the current page. */
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

/** The search is a GET form. `name` is its parameter (`q`), `hidden` the others to keep (sort, page size). */
export interface Search {
  value: string
  placeholder: string
  name?: string
  hidden?: Hidden[]
  clearHref?: string
}

export interface ListDescription {
  heading: string
  /** Beside the heading, such as "148 คอร์ส". */
  total: string
  add?: Link
  actions?: Action[]
  /** The export of the shown rows, one action for each format. */
  exports?: { label: string; actions: Action[] }
  /** `shared` is the label of a view that all staff see. */
  views?: { href: string; label: string; count?: string; isCurrent?: boolean; shared?: string }[]
  viewOptions?: ViewOptions
  /** Collapses or expands the area above the rows. */
  overview?: Action
  /** Totals of the rows. Each links to the rows that it counts. */
  figures?: Figure[]
  /** Charts of the rows. A bar links to its rows. */
  charts?: ChartDescription[]
  /** The URL that delivers figures and charts of a large table. Until then placeholders keep their space. */
  counting?: { href: string; figures: number; charts: number; label: string }
  search?: Search
  filter?: FilterDescription
  columnChoice?: ColumnChoice
  /** The rows can be moved by hand. `move` contains `{name}`, `how` explains the keys. */
  tree?: { words: Record<'move' | 'how', string> }
  /** The replacement for rows that refer to a row before it is deleted. */
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

/** Actions on the shown view. `save` is set if no view stores what is shown. */
export interface ViewOptions {
  actions: Action[]
  save?: { query: string; canShare: boolean }
  words: Record<'save' | 'name' | 'share' | 'keep' | 'options', string>
}

/** `of` is in "1–10 จาก 62", `show` before and `rows` after the page sizes, `actions` labels the menu of a row. */
export type ListWords = Record<
  'search' | 'clear' | 'of' | 'show' | 'rows' | 'pages' | 'previous' | 'next' | 'actions',
  string
>

/** `html` is rendered as it is, because the server has sanitised it. */
export interface Pair {
  label: string
  value: Cell | Cell[]
  html?: string
}

/** A prominent number with its label. It links to the rows that it counts. */
export interface Figure {
  label: string
  value: string
  unit?: string
  text?: string
  href?: string
}

/** `isAside` puts a section in the narrow column. */
export interface RecordDescription {
  /** The action that is about to be performed. */
  action?: RecordActionDescription
  crumbs: Link[]
  heading: string
  state?: Cell
  facts: string[]
  actions: Action[]
  /** The result of the last action, such as "บันทึกแล้ว". */
  saved?: string
  /** Undoes the last action. */
  undo?: Action
  /** At most four. */
  figures?: Figure[]
  sections: { title: string; pairs: Pair[]; isAside?: boolean; edit?: Link }[]
  /** The records before and after this one in the list where the person was. */
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
  /** "99+". `countLabel` is the exact number for screen readers. `isHot` means that it waits for this person. */
  count?: string
  countLabel?: string
  isHot?: boolean
  items?: MenuItem[]
}

export interface MenuGroup {
  title?: string
  /** Shown in the header bar if there is room. */
  isOfTop?: boolean
  items: MenuItem[]
}
