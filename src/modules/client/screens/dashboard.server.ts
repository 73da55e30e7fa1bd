import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { isDay } from '#domain/thai-calendar/day.ts'
import { timeBucketsUntil } from '#domain/thai-calendar/time-buckets.ts'
import { callsByDay, usageOf } from '#platform/http/api-key/call-log.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { describeTime } from '#platform/office/screens/list/figures/describe-time.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { describeCalls } from '../components/describe-calls.ts'
import { useFigures } from '../components/describe-use.ts'
import { keyWords as words } from '../words.ts'

const soonMs = 30 * 86_400_000

/** The number of the site's keys and their use (specification L81). */
export const loader = loads(async (ctx, { route, url }) => {
  const { locale } = ctx
  const [today, soon] = [bangkokDay(ctx.now), bangkokDay(ctx.now + soonMs)]
  const keys = await from(ctx, 'api_key').select(['_id', 'expires']).where('revokedAt', 'is', null).execute()
  const live = keys.filter(({ expires }) => expires === null || expires >= today)
  const expiring = live.filter(({ expires }) => expires !== null && expires <= soon)
  const list = href('/client/key')
  const day = dayIn(url)
  return describeDashboard(ctx, {
    route,
    actions: [
      { label: words.add[locale], href: href('/client/key/add'), isPrimary: true },
      { label: words.keys[locale], href: list },
      { label: words.settings[locale], href: href('/client/config') },
    ],
    figures: [
      {
        ...{ label: words.live[locale], value: live.length.toLocaleString('th-TH') },
        href: `${list}?where=expires:from:${today}&where=expires:empty:&any=1`,
      },
      {
        ...{ label: words.expiring[locale], value: expiring.length.toLocaleString('th-TH') },
        href: `${list}?where=expires:from:${today}&where=expires:until:${soon}`,
      },
      ...useFigures(ctx, [...(await usageOf(ctx)).values()]),
    ],
    charts: [await callsChart(ctx, day)],
    related: [await describeCalls(ctx, { day })],
  })
})

/** The number of key calls on each of the last days. A bar links to the calls of its day. */
async function callsChart(ctx: Context, day: string | null): Promise<ChartDescription> {
  const { first } = timeBucketsUntil(bangkokDay(ctx.now), 'day')[0]!
  return describeTime(ctx, {
    ...{ title: words.callsByDay[ctx.locale], stride: 'day', value: words.callCount[ctx.locale] },
    amounts: await callsByDay(ctx, first),
    textOf: (calls) => calls.toLocaleString('th-TH'),
    hrefOf: (stretch) => `${href('/client/dashboard')}?day=${stretch.first}`,
    isShown: (to) => to.endsWith(`=${day}`),
  })
}

function dayIn({ searchParams }: URL): string | null {
  const day = searchParams.get('day') ?? ''
  return isDay(day) && day < '9999' ? day : null
}
