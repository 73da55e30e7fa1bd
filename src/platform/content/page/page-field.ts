import { z } from 'zod'
import { isMenu, type Menu, readMenu } from '#domain/page/menu.ts'
import { readPage, type Page } from '#domain/page/page.ts'
import type { Field } from '#platform/data/collection/field.ts'

const stored = z.unknown().transform((value, check): Page | Menu => {
  const read = isMenu(value) ? readMenu(value) : readPage(value)
  if ('page' in read) return read.page
  if ('menu' in read) return read.menu
  for (const issue of read.issues) check.addIssue({ code: 'custom', message: issue.th, path: [issue.field] })
  return z.NEVER
})

/**
 * A field with a page's rows (requirement L13.1), or the items of a navigation menu (specification §3). Writing
 * validates it and upgrades it to the current version.
 */
export const page = (th: string, en: string): Field<Page | Menu, unknown, true> => ({
  kind: 'json',
  column: 'jsonb',
  label: { th, en },
  decode: stored,
  holdsBlocks: true,
  required: true,
})
