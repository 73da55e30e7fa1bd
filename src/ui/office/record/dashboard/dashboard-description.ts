import type { Action, Figure, RecordDescription } from '../../description.ts'
import type { ChartDescription } from '../chart/chart-description.ts'

/** Something that is opened from here, with what is counted of it. */
export interface DashboardCard {
  id: string
  title: string
  text: string
  figures: { label: string; value: string }[]
  actions: Action[]
}

/** What there is as numbers, then drawn, then as cards, fields and short lists, and what became of it. */
export interface DashboardDescription {
  heading: string
  /** Shown beside the heading, such as "3 กลุ่ม". */
  total?: string
  actions: Action[]
  /** The answer to what was just done. */
  saved?: string
  /** At most four. */
  figures: Figure[]
  charts: ChartDescription[]
  cards: DashboardCard[]
  sections: RecordDescription['sections']
  related: RecordDescription['related']
  timeline?: RecordDescription['timeline']
}
