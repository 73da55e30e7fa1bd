import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { Kind } from '#platform/site/site-tree/kinds.ts'
import { inheritable } from '#platform/site/site-tree/inheritance.ts'
import { plainLayout } from '#ui/frame/header/layout.ts'
import type { Family } from '../families.ts'
import { siteFormWords } from '../words.ts'

export type Configuration = Record<string, unknown> & { _id: string; version: number }

/** The configuration of the context's site. */
export const configurationAt = async (ctx: Context): Promise<Configuration> => {
  const row = await from(ctx, 'configuration').selectAll().executeTakeFirst()
  if (!row) throw notFound()
  return row as unknown as Configuration
}

/** The defaults for a unit of a kind. People of a school are students (decision 19). */
export const beginningOf = (kind: Kind | null) => ({
  ...(kind && { kind }),
  ...(kind === 'school' && {
    layout: { ...plainLayout, usermenuendpoint: 'student' as const, topbarRight: null, topbarRightUrl: null },
  }),
})

/** The configuration's collection with a custom form. */
export const configurationWith = (ctx: Context, form: AnyCollection['form']): AnyCollection => ({
  ...collectionOf(ctx, 'configuration'),
  form,
})

/** The form sections for a site of the family. A new site inherits the inheritable settings from its parent. */
export const siteSections = (family: Family, of: { isNew: boolean }): AnyCollection['form'] => [
  {
    title: siteFormWords.site,
    fields: [
      ...['siteName', 'siteNameEn', ...(family.name === 'origin-unit' ? ['kind'] : [])],
      ...['tagline', 'phone', 'siteLogo', 'siteFavicon', 'siteStyle', 'expires'],
    ],
  },
  ...(family.kind === 'institution' ? [{ title: siteFormWords.institution, fields: ['institution', 'address'] }] : []),
  ...(of.isNew ? [] : inheritableSections()),
]

/** The settings that child sites inherit, one section each. */
export const inheritableSections = (): { title: Text; fields: string[] }[] => [
  { title: siteFormWords.plugins, fields: [...inheritable.plugins, ...inheritable.defaultPlugin] },
  { title: siteFormWords.loginBg, fields: [...inheritable.loginBg] },
  { title: siteFormWords.mail, fields: [...inheritable.mail] },
  { title: siteFormWords.storage, fields: [...inheritable.storage] },
]
