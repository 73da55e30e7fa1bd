import type { Action, Figure, RecordDescription } from '../../description.ts'
import type { ChartDescription } from '../chart/chart-description.ts'

/** An item to open from here, with its counts. */
export interface DashboardCard {
  id: string
  title: string
  text: string
  figures: { label: string; value: string }[]
  actions: Action[]
}

/** A dashboard: figures, charts, cards, fields and short lists, and a timeline. */
export interface DashboardDescription {
  heading: string
  /** Beside the heading, such as "3 กลุ่ม". */
  total?: string
  actions: Action[]
  /** The result of the last action. */
  saved?: string
  /** At most four. */
  figures: Figure[]
  charts: ChartDescription[]
  cards: DashboardCard[]
  sections: RecordDescription['sections']
  related: RecordDescription['related']
  timeline?: RecordDescription['timeline']
}
