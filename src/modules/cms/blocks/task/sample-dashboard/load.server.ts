import { bangkokDay, nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { formatBaht } from '#domain/money/baht.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { type SampleOrder, sampleOrders } from '../sample.ts'
import { dashboardWords } from '../words.ts'
import type { Props } from './block.ts'

export interface SampleDashboardContent {
  title: string
  figures: { name: string; value: string }[]
  orders: {
    id: string
    customerName: string
    date: string
    status: SampleOrder['status']
    label: string
    total: string
  }[]
  words: { [K in keyof typeof dashboardWords]: string }
}

const labels = { Shipped: 'shipped', Pending: 'pending', Delivered: 'delivered' } as const

export const load: BlockLoad<Props, SampleDashboardContent> = async (ctx, placed) => {
  const dashboard = dashboardOf(ctx)
  cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  return Object.fromEntries(
    placed.map(({ id, props }) => [id, { ...dashboard, title: props.title || dashboard.words.title }]),
  )
}

function dashboardOf(ctx: Context): Omit<SampleDashboardContent, 'title'> {
  const { locale } = ctx
  const words = wordsOf(ctx, { name: 'block.dashboard', words: dashboardWords })
  const orders = sampleOrders(bangkokDay(ctx.now))
  const figure = (n: number) => n.toLocaleString('th-TH')
  const baht = (n: number) => formatBaht(n, { style: 'word', locale })
  return {
    words,
    figures: [
      { name: words.orders, value: figure(orders.length) },
      { name: words.sum, value: baht(orders.reduce((sum, { total }) => sum + total, 0)) },
      { name: words.delivered, value: figure(orders.filter(({ status }) => status === 'Delivered').length) },
    ],
    orders: orders.map(({ id, customerName, date, status, total }) => ({
      ...{ id, status, customerName: customerName[locale], label: words[labels[status]], total: baht(total) },
      date: formatDay(date, { length: 'medium', locale }),
    })),
  }
}
