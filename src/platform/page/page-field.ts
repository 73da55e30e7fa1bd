import { z } from 'zod'
import { readPage, type Page } from '#domain/page/page.ts'
import type { Field } from '#platform/collection/field.ts'

const stored = z.unknown().transform((value, check): Page => {
  const read = readPage(value)
  if ('page' in read) return read.page
  for (const issue of read.issues) check.addIssue({ code: 'custom', message: issue.th, path: [issue.field] })
  return z.NEVER
})

/** A field that holds a page's rows, checked and brought to the present version as it is written (requirement L13.1). */
export const page = (th: string, en: string): Field<Page, unknown, true> => ({
  kind: 'json',
  column: 'jsonb',
  label: { th, en },
  decode: stored,
  given: true,
})
