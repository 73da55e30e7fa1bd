import type { Hidden, Link } from '../../description.ts'
import type { FieldDescription, FormDescription } from '../../form-description.ts'
import type { IconName } from '../../icon/icon.tsx'

/** What is done to a record, or to many rows: what it asks for and what it says before. */
export interface RecordActionDescription {
  name: string
  label: string
  icon: IconName
  isDestructive?: boolean
  text?: string
  hidden: Hidden[]
  fields: FieldDescription[]
  words: FormDescription['words']
  locale: FormDescription['locale']
  cancel: Link
}
