import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { monthOf, type Period, periodWritten, yearOf } from '#domain/thai-calendar/period.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { PeriodDescription } from '#ui/office/record/dashboard/period-choice.tsx'
import { type Way, ways } from './count-groups.server.ts'
import { reportWords as words } from './words.ts'

/** The parameters of a report in the URL. If the period is invalid, `isBad` is set and this year is used. */
interface AskedReport {
  period: Period
  way: Way
  isBad: boolean
}

export const askedReport = (ctx: Context, { searchParams }: URL): AskedReport => {
  const usual = yearOf(bangkokDay(ctx.now))
  const [from, to] = [searchParams.get('from'), searchParams.get('to')]
  const way = openWays(ctx).find((one) => one === searchParams.get('by')) ?? 'course'
  if (from === null && to === null) return { period: usual, way, isBad: false }
  const period = periodWritten({ from: from ?? '', to: to ?? '' })
  return { period: period ?? usual, way, isBad: period === null }
}

/** Ways of grouping that depend on a plugin require that plugin. */
const openWays = ({ site }: Context) =>
  ways.filter((way) => {
    if (way === 'branch') return site.plugins.has('branch')
    return way !== 'institution' || site.plugins.has('lesson')
  })

export const addressOf = ({ period: { from, to }, way }: Pick<AskedReport, 'period' | 'way'>) =>
  `${href('/enroll/report')}?by=${way}&from=${from}&to=${to}`

export const wayChoices = (ctx: Context, { period, way }: AskedReport) =>
  openWays(ctx).map((one) => ({
    ...{ label: words[one][ctx.locale], href: addressOf({ period, way: one }), isCurrent: one === way },
  }))

export const periodChoice = (ctx: Context, { period, way }: AskedReport): PeriodDescription => {
  const today = bangkokDay(ctx.now)
  const quick = { month: monthOf(today), year: yearOf(today), all: { from: '2000-01-01', to: today } }
  const written = (day: string) => formatDay(day, { length: 'medium', locale: ctx.locale })
  const { periods, from, to, show, counted } = words
  return {
    ...{ from: written(period.from), to: written(period.to), hidden: [{ name: 'by', value: way }] },
    quick: Object.entries(quick).map(([name, one]) => ({
      ...{ label: words[name as keyof typeof quick][ctx.locale], href: addressOf({ period: one, way }) },
      isCurrent: one.from === period.from && one.to === period.to,
    })),
    words: inLocale({ periods, from, to, show, counted }, ctx.locale),
  }
}
