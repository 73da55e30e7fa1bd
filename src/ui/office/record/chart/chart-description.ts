/** One bar, point in time or rank. `text` is its formatted value, `href` opens its rows. */
export interface ChartPoint {
  label: string
  value: number
  text: string
  href?: string
  /** Its axis label. A minor one appears only if there is room. */
  tick?: string
  isMinor?: boolean
  /** Its period is not over yet. */
  isUnfinished?: boolean
  /** The list shows exactly its rows. */
  isCurrent?: boolean
}

/**
 * A chart: bars or a line over time, or ranks with the greatest first. `steps` are the grid lines from zero up.
 * `periods` are the other available periods.
 */
export interface ChartDescription {
  kind: 'bars' | 'line' | 'ranks'
  title: string
  /** The shown period, or the total. */
  text?: string
  points: ChartPoint[]
  steps: { value: number; text: string }[]
  periods?: { label: string; href: string; isCurrent: boolean }[]
  /** Shown instead of the chart if every value is zero. */
  empty: string
  words: Record<'table' | 'what' | 'value' | 'periods', string>
}
