import { hasLunarDays, thaiHolidays } from '#domain/thai-calendar/holidays/thai-holidays.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** The most holidays of a site that are read at once. */
const most = 500

export interface HolidaysBetween {
  /** The name of each holiday by `YYYY-MM-DD`, in the viewer's language. */
  names: Map<string, string>
  /** Gregorian years whose lunar holidays only staff can add. */
  unknownYears: number[]
}

/** The public holidays from one day to another, with those that the site adds and without those on which it works. One query. */
export const holidaysBetween = async (
  ctx: Context,
  days: { first: string; last: string },
): Promise<HolidaysBetween> => {
  const { first, last } = days
  const years = yearsBetween(first, last)
  const names = new Map(
    years
      .flatMap(thaiHolidays)
      .filter(({ day }) => first <= day && day <= last)
      .map(({ day, name }) => [day, name[ctx.locale]]),
  )
  const own = await from(ctx, 'holiday')
    .select(['holiday.day', 'holiday.name', 'holiday.isWorkday'])
    .where('holiday.day', '>=', first)
    .where('holiday.day', '<=', last)
    .orderBy('holiday.day')
    .limit(most)
    .execute()
  for (const { day, name, isWorkday } of own)
    if (isWorkday) names.delete(day)
    else names.set(day, name)
  return { names, unknownYears: years.filter((year) => !hasLunarDays(year)) }
}

const yearsBetween = (first: string, last: string) => {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}
