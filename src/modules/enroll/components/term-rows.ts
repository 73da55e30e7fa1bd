import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { listOf } from '#platform/office/screens/list/filter/conditions.ts'
import type { ListDescription } from '#ui/office/description.ts'

interface Term {
  startsOn: string
  endsOn: string
}

const shown = 3

/** The URL of the enrolments made in a term. */
export const enrolmentsIn = ({ startsOn, endsOn }: Term): string =>
  listOf(href('/enroll/dashboard'), [
    { field: 'createdAt', operator: 'from', value: startsOn },
    { field: 'createdAt', operator: 'until', value: endsOn },
  ])

/**
 * Tabs of the latest terms that have begun, before the tabs of the list. If a term is selected, no tab of the list is.
 */
export const withTerms = async (ctx: Context, views: ListDescription['views'] = [], asked: URL) => {
  const begun = await from(ctx, 'term')
    .select(['name', 'startsOn', 'endsOn'])
    .where('startsOn', '<=', bangkokDay(ctx.now))
    .orderBy('startsOn', 'desc')
    .orderBy('name')
    .limit(shown)
    .execute()
  const days = asked.searchParams.getAll('where')
  const terms = begun.map((term) => {
    const to = enrolmentsIn(term)
    const own = new URL(to, asked).searchParams.getAll('where')
    return {
      label: term.name,
      href: to,
      isCurrent: own.length === days.length && own.every((one) => days.includes(one)),
    }
  })
  const isTerm = terms.some(({ isCurrent }) => isCurrent)
  return [...views.map((view) => (isTerm ? { ...view, isCurrent: false } : view)), ...terms]
}
