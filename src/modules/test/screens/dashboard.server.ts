import { sql } from 'kysely'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import type { Pair } from '#ui/office/description.ts'

/**
 * The rows of each collection that the viewer can see, so that a developer sees what a seed or a test left
 * (specification L98).
 */
export const loader = loads(async (ctx, { route, isDeveloper }) => {
  if (!isDeveloper) throw notFound()
  return describeDashboard(ctx, { route, sections: [{ title: ctx.site.siteName, pairs: await countsOf(ctx) }] })
})

async function countsOf(ctx: Context): Promise<Pair[]> {
  const there = [...ctx.app.collections.values()].filter(({ module }) => ctx.site.plugins.has(module))
  return Promise.all(
    there.map(async ({ collection }) => {
      const counted = fromAny(ctx, collection).select(sql<number>`count(*)::int`.as('n'))
      const { n } = await counted.executeTakeFirstOrThrow()
      return { label: collection.plural[ctx.locale], value: { text: n.toLocaleString('th-TH') } }
    }),
  )
}
