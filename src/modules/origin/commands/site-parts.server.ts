import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { Context } from '#platform/context.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { cellOf } from '#platform/office/screens/description/cell.ts'
import { followedOf, inheritableKeys } from '#platform/site/site-tree/inheritance.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import type { Pair, RecordDescription } from '#ui/office/description.ts'
import { addressOf, familyOfNode } from '../families.ts'
import { siteDetailWords, siteFormWords } from '../words.ts'
import { configurationAt } from './site-configuration.server.ts'
import { columnsOf, countsOf, rowOf } from './site-rows.server.ts'

type Section = RecordDescription['sections'][number]

/** Which settings are inherited from the parent, and which are the site's own (guides, origin). */
export const settingsSection = async (ctx: Context, node: Node): Promise<Section[]> => {
  if (!node.parent) return []
  const { locale } = ctx
  const followed = (await followedOf(ctx, [node._id])).get(node._id) ?? []
  const pairs = inheritableKeys.map((key): Pair => ({
    label: siteFormWords[key][locale],
    value: followed.includes(key)
      ? { text: siteFormWords.inherited[locale], tone: 'live' }
      : { text: siteFormWords.overridden[locale], tone: 'busy' },
  }))
  return [{ title: siteDetailWords.settings[locale], isAside: true, pairs }]
}

/** The data of an institution and its contract. Empty for any other site. */
export const contractSection = async (ctx: Context): Promise<Section[]> => {
  const row = await configurationAt(ctx)
  if (row['kind'] !== 'institution') return []
  const { fields } = collectionOf(ctx, 'configuration')
  const field = fields['institution']!
  const values = (row['institution'] ?? {}) as Record<string, unknown>
  const parts = Object.entries(fieldTypeOf(field).parts!(field))
  const labels = new Map()
  const pairs = parts.map(([name, part]) => ({
    label: part.label[ctx.locale],
    value: cellOf(ctx, { value: values[name], field: part, labels, isRecord: true }),
  }))
  const address = {
    label: fields['address']!.label[ctx.locale],
    value: cellOf(ctx, { value: row['address'], field: fields['address']!, labels, isRecord: true }),
  }
  return [{ title: siteDetailWords.contract[ctx.locale], pairs: [...pairs, address] }]
}

/** The units of a group, if the site is one. */
export const beneathOf = async (
  ctx: Context,
  { node, all }: { node: Node; all: readonly Node[] },
): Promise<RecordDescription['related']> => {
  if (node.siteType !== 'collection') return []
  const units = all.filter(({ parent }) => parent === node._id)
  const counts = await countsOf(ctx, all)
  const family = familyOfNode({ ...node, siteType: 'unit' })
  const list = {
    columns: columnsOf(ctx, family).filter(({ name }) => name !== 'parent'),
    rows: units.map((unit) => ({ ...rowOf(ctx, { node: unit, family, all, counts }), actions: [] })),
    empty: {
      title: siteDetailWords.beneathNone[ctx.locale],
      action: { label: family.noun[ctx.locale], href: addressOf(ctx, family, { screen: 'add' }) },
    },
    words: listWords(ctx.locale),
  }
  return [{ title: siteDetailWords.beneath[ctx.locale], count: units.length.toLocaleString('th-TH'), list }]
}
