import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay, formatMonth, thaiYear } from '#domain/thai-calendar/format.ts'
import { SHORT_MONTHS } from '#domain/thai-calendar/names.ts'
import { entryLabel, hoursOfPerson, totalOfPerson } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { learningWords as words } from './words.ts'

const mostLines = 20

/** The learner's hours of this year, by month, with the latest ledger entries. Null if there are none. */
export const ownHours = async (ctx: Context) => {
  if (ctx.viewer.role !== 'user' || !ctx.site.plugins.has('enroll')) return null
  const { locale, viewer } = ctx
  const today = bangkokDay(ctx.now)
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const lines = await linesOf(ctx)
  if (lines.length === 0) return null
  const months = await hoursOfPerson(ctx, { userID: viewer.id, year })
  const number = (n: number) => n.toLocaleString('th-TH')
  return {
    title: fill(words.hoursOf[locale], { year: locale === 'th' ? thaiYear(year) : year }),
    sum: number(months.reduce((sum, hours) => sum + hours, 0)),
    text: fill(words.hoursText[locale], { n: number(await totalOfPerson(ctx, viewer.id)) }),
    label: words.byMonth[locale],
    months: months.map((hours, at) => ({
      ...{ name: formatMonth({ year, month: at + 1 }, locale), short: SHORT_MONTHS[locale][at]! },
      ...{ hours: Math.max(hours, 0), text: hours === 0 ? '' : number(hours), isNow: at + 1 === now },
    })),
    lines,
  }
}

/** The learner's issued certificates, each with the page that shows it. */
export const ownCertificates = async (ctx: Context) => {
  if (ctx.viewer.role !== 'user' || !ctx.site.plugins.has('certificate')) return []
  const { locale } = ctx
  const found = await from(ctx, 'certification')
    .select(['certification._id', 'certification.number', 'certification.issuedAt', 'certification.courseName'])
    .select('certification.courseID')
    .where('certification.userID', '=', ctx.viewer.id)
    .where('certification.status', '=', 'issued')
    .orderBy('certification.issuedAt', 'desc')
    .orderBy('certification._id')
    .limit(100)
    .execute()
  return found.map(({ _id, number, issuedAt, courseName, courseID }) => ({
    ...{ id: _id, name: courseName, number: fill(words.number[locale], { number }) },
    href: href('/lesson/certification/:cid', { cid: courseID }),
    issued: fill(words.issued[locale], { day: formatDay(issuedAt, { length: 'long', locale }) }),
  }))
}

async function linesOf(ctx: Context) {
  const { locale } = ctx
  const found = await from(ctx, 'hours_entry')
    .select(['_id', 'course', 'hours', 'earnedOn', 'kind'])
    .where('userID', '=', ctx.viewer.id)
    .orderBy('earnedOn', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostLines)
    .execute()
  return found.map(({ _id, course, hours, earnedOn, kind }) => ({
    ...{ id: _id, course, kind: entryLabel(kind)[locale] },
    day: formatDay(earnedOn, { length: 'list', locale }),
    hours: hours.toLocaleString('th-TH', { signDisplay: hours < 0 ? 'always' : 'auto' }),
  }))
}
