/** The columns that a list can show. `shown` are the visible ones in order. The first one is fixed. */
export interface ColumnChoice {
  columns: { name: string; label: string }[]
  shown: string[]
  /** The list with its default columns. */
  baseHref: string
  isStandard: boolean
  words: Record<'columns' | 'search' | 'shown' | 'hidden' | 'up' | 'down' | 'always' | 'reset', string>
}
