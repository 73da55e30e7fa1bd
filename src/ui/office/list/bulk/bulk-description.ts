import type { FilterField } from '../filter/filter-description.ts'
import type { RecordActionDescription } from '../../record/record-action/record-action-description.ts'
import type { IconName } from '../../icon/icon.tsx'

export interface BulkVerb {
  intent: string
  label: string
  icon: IconName
  isDestructive?: boolean
}

/** The actions on many rows of a list at once. */
export interface BulkDescription {
  /** All rows of the list, on every page. */
  total: number
  /** Maximum number of selected rows. */
  most: number
  verbs: BulkVerb[]
  /** Actions that ask for confirmation or inputs first. */
  actions: RecordActionDescription[]
  /** Fields that can be set to one value in all rows. `operators[0]` defines the input. */
  settable: FilterField[]
  /** The URL of the export, to which the filter of the rows is added. */
  exportHref?: string
  /** Screens for the ticked rows. Their ids are added to the URL. */
  opens?: { href: string; label: string; icon: IconName }[]
  /** Shown before rows are deleted permanently. */
  ask?: { text: string }
  /** The filter of the rows. Another filter starts a new selection. */
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
