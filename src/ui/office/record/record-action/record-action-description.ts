import type { Hidden, Link } from '../../description.ts'
import type { FieldDescription, FormDescription } from '../../form-description.ts'
import type { IconName } from '../../icon/icon.tsx'

/** An action on one or many records: its inputs and its explanation. */
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
