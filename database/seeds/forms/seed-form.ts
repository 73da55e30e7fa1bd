import type { PageRow } from '#domain/page/page.ts'
import type { EmailTemplateInput } from './email-templates.ts'
import type { SeedFlow } from './flows.ts'

/** A form of a demo site, with what people answered in the past. */
export interface SeedForm {
  slug: string
  title: string
  rows: PageRow[]
  next?: 'order'
  settings: {
    sentSubject: string
    sentMessage: string
    isAnonymous?: boolean
    retentionDays?: number
    orderPrice?: number
  }
  past: SeedPast
}

interface SeedPast {
  count: number
  /** Over how many days until now. */
  days: number
  answers: (n: number) => Record<string, unknown>
  /** Whether the nth was sent by a program. */
  isSpam?: (n: number) => boolean
  /** Why staff did not take some of them. */
  refusals: readonly string[]
}

/** What the forms of a demo site need and have. */
export interface SeedForms {
  templates: readonly EmailTemplateInput[]
  /** The flow that a button of a form starts. */
  button: SeedFlow | null
  /** Flows that forms or times start. */
  flows: readonly SeedFlow[]
  /** The forms, by the `_id` of the flow of the button. */
  forms: (button: string) => readonly SeedForm[]
}
