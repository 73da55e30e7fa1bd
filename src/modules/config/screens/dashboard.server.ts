import { sql } from 'kysely'
import { href } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from, fromAny } from '#platform/data/collection/rows.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { cellOf } from '#platform/office/screens/description/cell.ts'
import { labelsFor } from '#platform/office/screens/description/labels.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { timelineOf } from '#platform/office/screens/record/timeline.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import type { Figure } from '#ui/office/description.ts'
import type { Context } from '#platform/context.ts'
import { lists } from '../fields/lists.ts'
import { dashboardWords } from '../words.ts'

const shown = [
  ...(['siteName', 'siteNameEn', 'hostname', 'phone', 'expires'] as const),
  ...(['siteStyle', 'layout', 'plugins', 'email_provider', 'lastUpdate'] as const),
]

/** An overview of the site's settings with their last change and the links to edit them (specification L94). */
export const loader = loads(async (ctx, { route }) => {
  const collection = collectionOf(ctx, 'configuration')
  const row = await fromAny(ctx, collection).selectAll().executeTakeFirst()
  if (!row) throw notFound()
  const labels = await labelsFor(ctx, { collection, rows: [row] })
  const pairs = shown.map((name) => {
    const field = collection.fields[name]!
    return { label: field.label[ctx.locale], value: cellOf(ctx, { value: row[name], field, labels, isRecord: true }) }
  })
  return describeDashboard(ctx, {
    route,
    actions: actionsOf(ctx),
    figures: await figuresOf(ctx),
    sections: [{ title: dashboardWords.now[ctx.locale], pairs }],
    ...(await timelineOf(ctx, { collection, row })),
  })
})

/** Handles the forms to comment on the settings and to undo a change. */
export const action = acts(async (ctx, { form, url }) => {
  const collection = collectionOf(ctx, 'configuration')
  const row = await fromAny(ctx, collection).select('row._id').executeTakeFirst()
  if (!row) throw notFound()
  const done = await handleRecordForm(ctx, { collection, _id: String(row['_id']), form, url })
  if (!done) throw notFound()
  return done
})

const actionsOf = ({ locale }: Context) => [
  { label: dashboardWords.general[locale], href: href('/config/general'), isPrimary: true },
  { label: dashboardWords.display[locale], href: href('/config/display') },
  { label: dashboardWords.tools[locale], href: href('/config/tools') },
]

const lead = { category: href('/config/category'), type: href('/config/type'), mode: href('/config/mode') }

/** The number of active codes in each list. */
async function figuresOf(ctx: Context): Promise<Figure[]> {
  const counted = await from(ctx, 'code_item')
    .select(['list', sql<number>`count(*)`.as('held')])
    .where('active', '=', true)
    .groupBy('list')
    .execute()
  return lists.flatMap(({ value, label }) => {
    if (!(value in lead)) return []
    const held = Number(counted.find(({ list }) => list === value)?.held ?? 0)
    const to = lead[value as keyof typeof lead]
    return [
      {
        label: label[ctx.locale],
        value: held.toLocaleString('th-TH'),
        unit: dashboardWords.codes[ctx.locale],
        href: to,
      },
    ]
  })
}
