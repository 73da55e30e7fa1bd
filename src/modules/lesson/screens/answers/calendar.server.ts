import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { absolute } from '#platform/site/absolute.ts'
import { type CalendarEntry, formatCalendar } from '#platform/content/calendar/format-calendar.ts'
import { type Training, thisYearOf, trainingOf, trainingsOf } from '../../components/calendar/find-trainings.server.ts'
import { roundListWords } from '../../components/course/round-words.ts'
import { dayAfter, isInReach } from '../../rules/calendar/training-year.ts'
import { calendarFileWords } from '../../words.ts'

/** A calendar file of a year (`2026.ics`) or of one course (its id), for a person's own calendar. */
export const loader = loads(async (ctx, { params }) => {
  const [, name = ''] = /^(\d{4}|[0-9a-f]{24})(?:\.ics)?$/.exec(params.id ?? '') ?? []
  const trainings = name.length === 4 ? await yearOf(ctx, Number(name)) : await oneOf(ctx, name)
  const title = fill(calendarFileWords.title[ctx.locale], {
    site: ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn,
  })
  const file = formatCalendar(
    title,
    trainings.map((course) => entryOf(ctx, course)),
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
    },
  })
})

const yearOf = (ctx: Context, year: number) => {
  if (!isInReach(year, thisYearOf(ctx))) throw notFound()
  return trainingsOf(ctx, year)
}

const oneOf = async (ctx: Context, id: string) => {
  const training = id === '' ? undefined : await trainingOf(ctx, id)
  if (!training) throw notFound()
  return [training]
}

function entryOf(ctx: Context, course: Training): CalendarEntry {
  const { stand, name, short_description, round } = course
  const isTraining = stand.kind === 'training'
  return {
    uid: `${course.round?._id ?? course._id}@${ctx.site.hostname}`,
    changedAt: course.updatedAt,
    from: stand.first,
    until: dayAfter(stand),
    title: isTraining
      ? round
        ? `${name} ${fill(roundListWords.round[ctx.locale], { n: round.number })}`
        : name
      : fill(calendarFileWords.registration[ctx.locale], { name }),
    text: short_description,
    url: absolute(ctx, href('/lesson/detail/:id', { id: course._id })),
    isBusy: false,
  }
}
