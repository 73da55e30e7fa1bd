import type { IconName } from '#ui/office/icon/icon.tsx'

/** What the outline and the picture say about a step. */
export interface StepView {
  icon: IconName
  title: string
  /** What it will do. */
  text: string
  /** Where it runs, and whether it may happen twice. */
  note: string
  isOff: boolean
  problems: string[]
}
