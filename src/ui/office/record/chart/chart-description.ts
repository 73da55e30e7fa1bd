/** One bar, slice of time or rank: `text` is its value as it is written, `href` opens the rows that it is of. */
export interface ChartPoint {
  label: string
  value: number
  text: string
  href?: string
  /** What is written under it; a minor one only where there is room. */
  tick?: string
  isMinor?: boolean
  /** Its time is not over yet. */
  isUnfinished?: boolean
  /** The rows that are shown are its own. */
  isCurrent?: boolean
}

/**
 * What people compare, drawn: bars or a line over time, or ranks with the greatest first. `steps` are the lines behind the
 * bars from zero up; `periods` are the other times that can be shown.
 */
export interface ChartDescription {
  kind: 'bars' | 'line' | 'ranks'
  title: string
  /** The time that it shows, or how much there is in all. */
  text?: string
  points: ChartPoint[]
  steps: { value: number; text: string }[]
  periods?: { label: string; href: string; isCurrent: boolean }[]
  /** Stands in the place of the drawing where every value is zero. */
  empty: string
  words: Record<'table' | 'what' | 'value' | 'periods', string>
}
