import type { Context } from '#platform/context.ts'
import { readForm } from '#platform/office/screens/save/read-form.ts'
import type { Family } from '../families.ts'
import { type Configuration, configurationWith, siteSections } from './site-configuration.server.ts'

/** The values of a site's form. */
export interface SiteSaid {
  _id: string
  parent: string
  hostname: string
  /** The site that is copied, '' for none. */
  from: string
  follows: string[]
  /** Only the configuration fields that the form contains. */
  written: Record<string, unknown>
}

export const readSiteForm = (
  ctx: Context,
  of: { family: Family; form: FormData; row: Configuration | null },
): SiteSaid => {
  const { family, form, row } = of
  const sections = siteSections(family, { isNew: row === null })
  const names = new Set(sections.flatMap(({ fields }) => fields))
  const read = readForm(ctx, configurationWith(ctx, sections), { form, row })
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    ...{ _id: text('_id'), parent: text('parent'), hostname: text('hostname'), from: text('from') },
    follows: form.getAll('follows').map(String).filter(Boolean),
    written: Object.fromEntries(Object.entries(read).filter(([name]) => names.has(name))),
  }
}
