import { sql } from 'kysely'
import { href, type LoaderFunctionArgs } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import type { Action, Figure } from '#ui/office/description.ts'
import { assetWords as words } from '../words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of assets with their totals (specification L80). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const [listed, figures] = [await list(args), await figuresOf(ctx)]
  if (!listed.list) return listed
  const { search } = new URL(args.request.url)
  const labels = { label: words.labels[ctx.locale], href: href('/asset/label'), icon: 'printer' as const }
  const actions = [{ ...labels, href: labels.href + search }, fileOf(ctx)]
  const { bulk } = listed.list
  return { ...listed, list: { ...listed.list, figures, actions, ...(bulk && { bulk: { ...bulk, opens: [labels] } }) } }
}

const fileOf = ({ locale }: Context): Action => ({
  ...{ label: words.file[locale], href: href('/asset/excel'), icon: 'upload' },
})

async function figuresOf(ctx: Context): Promise<Figure[]> {
  const { locale } = ctx
  const today = bangkokDay(ctx.now)
  const n = await from(ctx, 'asset')
    .select([
      sql<number>`(count(*) filter (where asset.holder is null and asset.standing = 'stock'))::int`.as('stock'),
      sql<number>`(count(*) filter (where asset.holder is not null))::int`.as('assigned'),
      sql<number>`(count(*) filter (where asset.holder is not null and asset."dueOn" < ${today}))::int`.as('overdue'),
      sql<number>`coalesce(sum(asset.value) filter (where asset.standing <> 'retired'), 0)::float`.as('worth'),
    ])
    .executeTakeFirstOrThrow()
  const all = href('/asset/dashboard')
  const figure = (label: keyof typeof words, value: number, to: string): Figure => ({
    ...{ label: words[label][locale], value: value.toLocaleString('th-TH'), href: to },
  })
  return [
    figure('inStock', n.stock, `${all}?view=stock`),
    figure('assigned', n.assigned, `${all}?view=assigned`),
    figure('overdue', n.overdue, `${all}?view=assigned&sort=dueOn&where=dueOn:until:${addDays(today, -1)}`),
    {
      ...figure('worth', n.worth, `${all}?where=standing:not:retired`),
      value: formatBaht(n.worth, { style: 'symbol', locale }),
    },
  ]
}
