import { href, redirect } from 'react-router'
import { hoursText } from '#modules/lesson/public-api.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { dayParts } from '#domain/thai-calendar/day.ts'
import { formatDay, formatMonth } from '#domain/thai-calendar/format.ts'
import { monthGrid } from '#domain/thai-calendar/month-grid.ts'
import { SHORT_WEEKDAYS } from '#domain/thai-calendar/names.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { ownAddress, ownDays, turnAddress } from '../../courses/own-calendar.server.ts'
import { learningWords } from '../../courses/words.ts'

/** A month of the signed-in learner: training days and last days of access, with the private URL of the calendar. */
export const loader = loads(async (ctx, { url }) => {
  const { locale } = ctx
  const words = inLocale(learningWords, locale)
  const month = monthIn(ctx, url)
  const days = await ownDays(ctx)
  const shown = `${month.year}-${String(month.month).padStart(2, '0')}`
  const here = days.filter(({ from, to }) => from.slice(0, 7) <= shown && to.slice(0, 7) >= shown)
  const today = bangkokDay(ctx.now)
  const long = (day: string) => formatDay(day, { length: 'long', locale })
  return {
    words,
    title: pageTitle(ctx, words.calendar),
    month: formatMonth(month, locale),
    ...{ earlier: monthAt(month, -1), later: monthAt(month, 1), profile: href('/user/profile') },
    weekdays: [...SHORT_WEEKDAYS[locale]],
    weeks: monthGrid(month).map((week) =>
      week.map((day) => ({
        ...{ day, number: Number(day.slice(8)).toLocaleString('th-TH'), isToday: day === today },
        isOther: day.slice(0, 7) !== shown,
        events: here.filter(({ from, to }) => from <= day && day <= to).map(({ id }) => id),
      })),
    ),
    events: here.map(({ id, title, from, to, url: at, hours, place }) => ({
      ...{ id, title, href: new URL(at).pathname },
      when: [hours ? hoursText(hours, locale) : from === to ? long(from) : `${long(from)} – ${long(to)}`, place ?? '']
        .filter(Boolean)
        .join(' · '),
    })),
    address: await ownAddress(ctx),
    mayTurn: ctx.viewer.role === 'user' && !ctx.viewer.actor,
  }
})

/** Creates or revokes the private URL. */
export const action = acts(async (ctx, { form }) => {
  const intent = form.get('intent')
  if (intent !== 'make' && intent !== 'revoke') throw notFound()
  await turnAddress(ctx, intent)
  return redirect(`${href('/user/calendar')}#address`)
})

/** The month in the URL, 2026-12, or the current one. */
function monthIn(ctx: Context, { searchParams }: URL) {
  const asked = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.exec(searchParams.get('month') ?? '')
  const { year, month } = dayParts(`${asked?.[0] ?? bangkokDay(ctx.now).slice(0, 7)}-01`)!
  return { year, month }
}

function monthAt({ year, month }: { year: number; month: number }, by: -1 | 1): string {
  const at = new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7)
  return `${href('/user/calendar')}?month=${at}`
}
