/** Which columns a list can show. `shown` are those that it shows, in their order; the first one stays. */
export interface ColumnChoice {
  columns: { name: string; label: string }[]
  shown: string[]
  /** The list with the columns that it is declared with. */
  baseHref: string
  isStandard: boolean
  words: Record<'columns' | 'search' | 'shown' | 'hidden' | 'up' | 'down' | 'always' | 'reset', string>
}
