import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Name } from '#platform/data/collection/registry.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { listOf } from '#platform/office/screens/list/filter/conditions.ts'
import { pathTo } from '#platform/office/screens/paths.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import type { Action, Figure } from '#ui/office/description.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { mapSearch } from '#ui/office/field/map-search.ts'
import { mapLinkOf } from '../rules/map-link.ts'
import { branchWords } from '../words.ts'

export { action } from '#platform/office/screens/show.server.ts'

const monthMs = 30 * 86_400_000

/** The default record of a branch, with its figures and a link to its map. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx, route } = askedOf(args)
  const shown = await show(args)
  const id = args.params['id'] ?? ''
  const branch = await from(ctx, 'branch').select(['name', 'map', 'address']).where('_id', '=', id).executeTakeFirst()
  if (!branch) throw notFound()
  const href = mapLinkOf({ map: branch.map, address: addressOf(ctx, branch.address) }, mapSearch)
  const map: Action[] = href ? [{ label: branchWords.map[ctx.locale], href }] : []
  const figures = await figuresOf(ctx, { id, route: route! })
  return { ...shown, record: { ...shown.record, figures, actions: [...shown.record.actions, ...map] } }
}

const addressOf = (ctx: Context, address: unknown): string => {
  const field = collectionOf(ctx, 'branch').fields['address']!
  return address ? fieldTypeOf(field).text!(address as never, { locale: ctx.locale } as never) : ''
}

/** Figures of the site's enabled plugins. Each links to its rows if the viewer has a list of them. */
async function figuresOf(ctx: Context, of: { id: string; route: Route }): Promise<Figure[]> {
  const said = inLocale(branchWords, ctx.locale)
  const figures: Figure[] = [
    { label: said.people, value: shown(await count(ctx, 'user', of.id)), ...to(ctx, 'user', of) },
  ]
  if (ctx.site.plugins.has('enroll')) {
    const { n, recent, passed } = await enrolledAt(ctx, of.id)
    const share = n === 0 ? 0 : Math.round((100 * passed) / n)
    const month = fill(said.enrolledMonth, { n: shown(recent) })
    figures.push({ label: said.enrolled, value: shown(n), text: month, ...to(ctx, 'enroll', of) })
    const complete = { field: 'analytics.status', operator: 'is' as const, value: 'complete' }
    const text = fill(said.share, { n: shown(share) })
    figures.push({ label: said.passed, value: shown(passed), text, ...to(ctx, 'enroll', of, complete) })
  }
  if (ctx.site.plugins.has('resource'))
    figures.push({ label: said.rooms, value: shown(await count(ctx, 'room', of.id)), ...to(ctx, 'room', of) })
  return figures
}

const shown = (n: number) => n.toLocaleString('th-TH')

async function count(ctx: Context, name: 'user' | 'room', branch: string): Promise<number> {
  const { n } = await from(ctx, name)
    .select(sql<number>`count(*)::int`.as('n'))
    .where('branch', '=', branch)
    .executeTakeFirstOrThrow()
  return n
}

const enrolledAt = (ctx: Context, branch: string) =>
  from(ctx, 'enroll')
    .select([
      sql<number>`count(*)::int`.as('n'),
      sql<number>`(count(*) filter (where enroll."createdAt" >= ${new Date(ctx.now - monthMs).toISOString()}))::int`.as(
        'recent',
      ),
      sql<number>`(count(*) filter (where enroll.analytics ->> 'status' = 'complete'))::int`.as('passed'),
    ])
    .where('enroll.branch', '=', branch)
    .executeTakeFirstOrThrow()

/** The list of the rows that a figure counts. */
function to(
  ctx: Context,
  name: Name,
  { id, route }: { id: string; route: Route },
  ...more: Parameters<typeof listOf>[1][number][]
) {
  const list = pathTo(ctx, { collection: collectionOf(ctx, name).name, verb: 'list', near: route })
  return list ? { href: listOf(list, [{ field: 'branch', operator: 'is', value: id }, ...more]) } : {}
}
