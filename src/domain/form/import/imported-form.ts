import type { Page } from '#domain/page/page.ts'

/** What became of a question of a file: taken as it is, changed, or left out, with the reasons. */
export interface ImportLine {
  /** Its name in the file. */
  name: string
  label: string
  outcome: 'taken' | 'changed' | 'left'
  reasons: readonly { th: string; en: string }[]
}

/** A form that was read from a file of another product. */
export interface ImportedForm {
  title: string
  page: Page
  report: readonly ImportLine[]
}
