import { href } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatMonth, formatShortMonth, monthParts } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { sql } from 'kysely'
import { campaignsThatRun, statementsToPay } from '../components/dashboard-lists.server.ts'
import { type MonthSum, readMonths } from '../ledger/read-months.server.ts'
import { screenWords as words } from './words.ts'

/** Sales, commission and payouts of all vendors, applications, and the campaigns that run. */
export const loader = loads(async (ctx, { route }) => {
  const { locale } = ctx
  const months = await readMonths(ctx)
  return describeDashboard(ctx, {
    route,
    actions: [
      { label: words.addVendor[locale], href: href('/marketplace/vendor/add'), isPrimary: true },
      { label: words.addCampaign[locale], href: href('/marketplace/campaign/add') },
    ],
    figures: await figuresOf(ctx, months.at(-1)!),
    charts: [chartOf(ctx, months, 'sales'), chartOf(ctx, months, 'commission')],
    related: [await statementsToPay(ctx), await campaignsThatRun(ctx)],
  })
})

const money = (baht: number, { locale }: Context) => formatBaht(baht, { style: 'symbol', locale, canStrip: true })

async function figuresOf(ctx: Context, { sales, commission }: MonthSum) {
  const { due } = await from(ctx, 'vendor_statement')
    .select(sql<number>`coalesce(sum(vendor_statement.total), 0)`.as('due'))
    .where('state', 'in', ['due', 'approved'])
    .executeTakeFirstOrThrow()
  const { waiting } = await from(ctx, 'vendor')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('vendor.state', '=', 'applied')
    .executeTakeFirstOrThrow()
  const figure = (label: keyof typeof words, value: string, to: string) => ({
    ...{ label: words[label][ctx.locale], value, href: to },
  })
  return [
    figure('salesOfMonth', money(sales, ctx), href('/marketplace/ledger')),
    figure('commissionOfMonth', money(commission, ctx), href('/marketplace/ledger')),
    figure('duePayouts', money(Number(due), ctx), `${href('/marketplace/statement')}?view=due`),
    figure('applications', waiting.toLocaleString('th-TH'), `${href('/marketplace/vendor')}?view=applied`),
  ]
}

function chartOf(ctx: Context, months: readonly MonthSum[], of: 'sales' | 'commission'): ChartDescription {
  const { locale } = ctx
  const most = Math.max(1, ...months.map((one) => one[of]))
  return {
    ...{ kind: 'bars', title: words[of === 'sales' ? 'months' : 'commissions'][locale], empty: words.noSales[locale] },
    points: months.map((one) => ({
      label: formatMonth(monthParts(one.month), locale),
      ...{ value: Math.max(0, one[of]), text: money(one[of], ctx), href: href('/marketplace/ledger') },
      tick: formatShortMonth(monthParts(one.month), locale),
    })),
    steps: [0, most / 2, most].map((value) => ({ value, text: money(Math.round(value), ctx) })),
    words: {
      ...{ table: words.table[locale], what: words.month[locale], value: words.value[locale] },
      periods: words.periods[locale],
    },
  }
}
