import { formatDay, formatHours } from '#domain/thai-calendar/format.ts'
import { neededBefore } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { namesOn } from '#platform/data/collection/listed/uses.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { IconName } from '#ui/icon/icon.tsx'
import { standOf } from '../../rules/calendar/training-year.ts'
import { daysInFull } from '../calendar/days.ts'
import { courseWords, detailWords } from '../../words.ts'

type Course = Pick<
  RowOf<'course'>,
  | 'type'
  | 'hours'
  | 'days'
  | 'certification'
  | 'target'
  | 'onlyTarget'
  | 'startRegistDate'
  | 'endRegistDate'
  | 'startDate'
  | 'endDate'
  | '_id'
  | 'prerequisites'
  | 'accessDays'
  | 'validMonths'
>
interface Fact {
  icon: IconName
  name: string
  value: string
}

/** The facts of a course, one line each. Missing facts are left out. */
export const factsOf = async (ctx: Context, course: Course): Promise<Fact[]> => {
  const { locale } = ctx
  const words = wordsOf(ctx, { name: 'lesson.detail', words: detailWords })
  const days = fill(courseWords.days[locale], { n: course.days })
  const targets = await targetNames(ctx, course.target)
  const registration = registrationOf(ctx, course)
  const before = await beforeNames(ctx, course)
  const stand = course.startDate ? standOf(course) : null
  return [
    { icon: course.type === 'onsite' ? 'pin' : 'globe', name: words.type, value: await typeName(ctx, course.type) },
    ...some(course.hours > 0, { icon: 'clock', name: words.hours, value: formatHours(course.hours, locale) }),
    ...some(course.days > 0, { icon: 'calendar', name: words.days, value: days }),
    {
      icon: 'cert',
      name: words.certification,
      value: course.certification === 'yes' ? words.has : words.none,
    },
    ...some(targets !== '', {
      icon: 'user',
      name: course.onlyTarget ? words.onlyTarget : words.target,
      value: targets,
    }),
    ...(stand ? [{ icon: 'calendar' as const, name: words.training, value: daysInFull(stand, locale) }] : []),
    ...some(before !== '', { icon: 'book', name: words.before, value: before }),
    ...some(course.accessDays !== null, {
      icon: 'clock',
      name: words.access,
      value: fill(courseWords.days[locale], { n: course.accessDays ?? 0 }),
    }),
    ...some(course.validMonths !== null, {
      icon: 'cert',
      name: words.valid,
      value: fill(courseWords.months[locale], { n: course.validMonths ?? 0 }),
    }),
    ...some(registration !== '', { icon: 'calendar', name: words.registration, value: registration }),
  ]
}

/** The name of a course type. A type from the site's own list uses the name in that list. */
async function typeName(ctx: Context, type: string): Promise<string> {
  const words = wordsOf(ctx, { name: 'lesson.detail', words: detailWords })
  if (type === 'online' || type === 'onsite') return words[type]
  return (await namesOn(ctx, ['type'])).get('type')!.get(type) ?? words.online
}

const some = (isSaid: boolean, fact: Fact): Fact[] => (isSaid ? [fact] : [])

/** The names of the target groups, in the order of the course. Unknown codes are left out. */
async function targetNames(ctx: Context, codes: readonly string[]): Promise<string> {
  if (codes.length === 0) return ''
  const found = await from(ctx, 'target')
    .select(['target.code', 'target.name'])
    .where('target.code', 'in', codes)
    .execute()
  const names = new Map(found.map(({ code, name }) => [code, name]))
  return codes.flatMap((code) => names.get(code) ?? []).join(', ')
}

/** The names of the prerequisite courses. */
const beforeNames = async (ctx: Context, course: Course): Promise<string> =>
  ((await neededBefore(ctx, [course])).get(course._id) ?? []).map(({ name }) => name).join(', ')

/** The registration period: from a day, until a day, or between two days. */
function registrationOf({ locale }: Context, { startRegistDate: first, endRegistDate: last }: Course): string {
  const on = (day: string) => formatDay(day, { length: 'medium', locale })
  if (first && last) return `${on(first)} – ${on(last)}`
  if (first) return fill(detailWords.registersFrom[locale], { day: on(first) })
  return last ? fill(detailWords.registersUntil[locale], { day: on(last) }) : ''
}
