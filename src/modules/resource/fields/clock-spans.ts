import { clean } from '#platform/data/collection/clean.ts'
import { exampled, kind, optional } from '#platform/data/collection/field-builders.ts'
import { formatHours, parseHours } from '../rules/opening-hours.ts'

const spans = clean(100)
  .refine((text) => parseHours(text) !== null)
  .transform((text) => formatHours(parseHours(text)!))

/** Opening hours of one day. Empty means closed. */
export const clockSpans = (th: string, en: string) => ({
  ...exampled(() => '08:30–16:30', optional(kind('text', 'text', spans)(th, en))),
  form: { control: 'text' as const, span: 3 as const },
})
