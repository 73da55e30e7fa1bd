import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { words } from '#platform/office/screens/words.ts'
import { followed, inheritableKeys } from '#platform/site/site-tree/inheritance.ts'
import { type Node, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { addressOf, type Family, isOfFamily } from '../families.ts'
import { siteFormWords, siteWords } from '../words.ts'
import { type Configuration, configurationWith, siteSections } from './site-configuration.server.ts'
import { nameOf } from './site-rows.server.ts'
import type { SiteSaid } from './read-site-form.server.ts'

export interface SiteFormOf {
  family: Family
  route: Route
  /** Null for a site that is to be added. */
  node: Node | null
  row: Configuration | null
}

type SiteFormParams = SiteFormOf & { newId: string } & Partial<Omit<SiteSaid, '_id'>> & { issues?: readonly Issue[] }

/** The data of a site's form: configuration fields, its place in the tree and its names. */
export const describeSiteForm = async (ctx: Context, of: SiteFormParams): Promise<FormDescription> => {
  const { family, route, node, row, issues = [] } = of
  const { locale } = ctx
  const sections = siteSections(family, { isNew: row === null })
  const collection = configurationWith(ctx, sections)
  const form = await describeForm(ctx, {
    ...{ collection, route, row, issues },
    ...(of.written && { written: of.written }),
  })
  const [first, ...others] = form.sections
  const list = { href: addressOf(ctx, family, { screen: 'list' }), label: family.noun[locale] }
  const placed = node ? [hostField(ctx, of)] : [hostField(ctx, of), ...(await placeFields(ctx, of))]
  const back = node ? addressOf(ctx, family, { screen: 'detail', id: node._id }) : list.href
  return {
    ...form,
    heading: node ? fill(words.editing[locale], { name: nameOf(ctx, node) }) : route.meta.title[locale],
    crumbs: [list],
    hidden: [...(form.hidden ?? []), ...(node ? [] : [{ name: '_id', value: of.newId }])],
    cancel: { href: back, label: words.cancel[locale] },
    sections: [
      { ...first!, fields: [...first!.fields.slice(0, 2), ...placed, ...first!.fields.slice(2)] },
      ...(node?.parent ? [followsSection(ctx, of)] : []),
      ...others,
    ],
    problems: form.problems.map((one) =>
      one.name === 'hostname' ? { ...one, label: siteFormWords.hostname[locale] } : one,
    ),
  }
}

function hostField({ locale }: Context, { family, node, hostname, issues = [] }: SiteFormParams): FieldDescription {
  const problem = issues.find(({ field }) => field === 'hostname')
  const note = family.siteType === 'collection' ? ` · ${siteFormWords.hostnameNote[locale]}` : ''
  return {
    ...{ name: 'hostname', label: siteFormWords.hostname[locale], kind: 'code', span: 6 },
    value: hostname ?? node?.hostname ?? '',
    isRequired: family.siteType === 'unit',
    hint: siteFormWords.hostnameHint[locale] + note,
    ...(problem && { problem: problem[locale] }),
  }
}

/** The place of a new site, and the site from which it is copied. */
async function placeFields(ctx: Context, { family, parent, from = '' }: SiteFormParams): Promise<FieldDescription[]> {
  const { locale } = ctx
  const all = await ownedNodes(ctx)
  const above = all.filter(
    ({ siteType }) => siteType === 'origin' || (family.siteType === 'unit' && siteType === 'collection'),
  )
  const alike = all.filter((node) => isOfFamily(family, node))
  const choices = (nodes: readonly Node[]) => nodes.map((node) => ({ value: node._id, label: nameOf(ctx, node) }))
  const usual = above.find(({ siteType }) => siteType === 'collection') ?? above[0]
  const lies: FieldDescription = {
    ...{ name: 'parent', label: siteWords.parent[locale], kind: 'choice', span: 3, isRequired: true },
    value: parent || (usual?._id ?? ''),
    choices: choices(above),
  }
  if (family.siteType === 'collection' || alike.length === 0) return [lies]
  const copied: FieldDescription = {
    ...{ name: 'from', label: siteFormWords.from[locale], kind: 'choice', span: 3 },
    ...{ value: from, hint: siteFormWords.fromHint[locale] },
    choices: choices(alike),
  }
  return [lies, copied]
}

function followsSection({ locale }: Context, { row, follows }: SiteFormParams) {
  const field: FieldDescription = {
    ...{ name: 'follows', label: siteFormWords.follows[locale], kind: 'choices', span: 6 },
    value: follows ?? followed(row as unknown as Parameters<typeof followed>[0]),
    choices: inheritableKeys.map((value) => ({ value, label: siteFormWords[value][locale] })),
  }
  return { title: siteFormWords.follows[locale], text: siteFormWords.followsText[locale], fields: [field] }
}
