import { href } from 'react-router'
import type { Period } from '#domain/thai-calendar/period.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { type Condition, listOf } from '#platform/office/screens/list/filter/conditions.ts'
import type { Figure, RecordDescription } from '#ui/office/description.ts'
import type { Counts, Group, Way } from './count-groups.server.ts'
import { reportWords as words } from './words.ts'

export const measures = ['learners', 'enrolled', 'active', 'completed', 'rate', 'days', 'hours'] as const
type Measure = (typeof measures)[number]

export const number = (n: number | null) => (n === null ? '–' : n.toLocaleString('th-TH', { maximumFractionDigits: 1 }))

/** The name of a group, or the label for enrolments without one. */
export const nameIn = ({ locale }: Context, { name }: Group) => name ?? words.none[locale]

/** The list of enrolments behind a figure, if the list can filter by it. */
export const rowsOf = (of: { way: Way; period: Period; group?: Group; what: Measure }): { href?: string } => {
  const { way, period, group, what } = of
  const mine = group ? ofGroup(way, group) : []
  const state = Object.hasOwn(states, what) ? states[what as keyof typeof states] : undefined
  if (mine === undefined || state === undefined || (group && group[what] === 0)) return {}
  const days: Condition[] = [
    { field: 'createdAt', operator: 'from', value: period.from },
    { field: 'createdAt', operator: 'until', value: period.to },
  ]
  return { href: listOf(href('/enroll/dashboard'), [...mine, ...days, ...state]) }
}

/** Figures that count enrolments, with the filter for each. */
const states = {
  enrolled: [],
  completed: [{ field: 'analytics.status', operator: 'is', value: 'complete' }],
} satisfies Partial<Record<Measure, Condition[]>>

/** The enrolment fields that hold the group. An institution comes from the course, and a term from the day. */
const fields: Partial<Record<Way, string>> = { course: 'courseID', branch: 'branch', person: 'userID' }

function ofGroup(way: Way, { _id }: Group): Condition[] | undefined {
  const field = fields[way]
  return field && _id ? [{ field, operator: 'is', value: _id }] : undefined
}

export const figuresOf = ({ locale }: Context, { all, period }: { all: Counts; period: Period }): Figure[] =>
  (['learners', 'enrolled', 'completed', 'hours'] as const).map((what) => ({
    ...{ label: words[what][locale], value: number(all[what]), ...rowsOf({ way: 'course', period, what }) },
    ...(what === 'completed' && { text: `${words.rate[locale]} ${number(all.rate)}` }),
  }))

export const describeGroups = (
  ctx: Context,
  of: { way: Way; period: Period; groups: readonly Group[]; isCut: boolean; most: number },
): RecordDescription['related'][number] => {
  const { locale } = ctx
  const { way, period, groups, isCut, most } = of
  return {
    title: words[way][locale] + (isCut ? ` (${fill(words.first[locale], { n: number(most) })})` : ''),
    ...(!isCut && { count: number(groups.length) }),
    list: {
      columns: [
        { name: 'name', label: words[way][locale], kind: way === 'person' ? 'person' : 'text' },
        ...measures
          .filter((measure) => way !== 'person' || measure !== 'learners')
          .map((name) => ({ name, label: words[name][locale], kind: 'number' as const })),
      ],
      rows: groups.map((group) => ({
        ...{ id: group._id ?? 'none', actions: [], ...rowsOf({ way, period, group, what: 'enrolled' }) },
        cells: {
          name: { text: nameIn(ctx, group), isMuted: group.name === null },
          ...Object.fromEntries(
            measures.map((what) => [what, { text: number(group[what]), ...rowsOf({ way, period, group, what }) }]),
          ),
        },
      })),
      empty: { title: words.empty[locale], text: words.emptyText[locale] },
      words: listWords(locale),
    },
  }
}
