import type { FilterField } from '../filter/filter-description.ts'
import type { RecordActionDescription } from '../../record/record-action/record-action-description.ts'
import type { IconName } from '../../icon/icon.tsx'

export interface BulkVerb {
  intent: string
  label: string
  icon: IconName
  isDestructive?: boolean
}

/** What can be done to many rows of a list at once. */
export interface BulkDescription {
  /** All rows that the list finds, on every page. */
  total: number
  /** How many can be chosen at once. */
  most: number
  verbs: BulkVerb[]
  /** What is asked about before it is done to all of them. */
  actions: RecordActionDescription[]
  /** Fields that can be set to one value in all of them; `operators[0]` says how the value is entered. */
  settable: FilterField[]
  /** The address of a file of rows, to which their filter is added. */
  exportHref?: string
  /** Screens of the ticked rows, to whose address their ids are added. */
  opens?: { href: string; label: string; icon: IconName }[]
  /** Is said before rows are removed for ever. */
  ask?: { text: string }
  /** What the rows are found by: other rows begin another selection. */
  of: string
  words: Record<
    | 'select'
    | 'selectPage'
    | 'selected'
    | 'all'
    | 'clear'
    | 'set'
    | 'export'
    | 'ask'
    | 'dont'
    | 'do'
    | 'tooMany'
    | 'many',
    string
  >
}
