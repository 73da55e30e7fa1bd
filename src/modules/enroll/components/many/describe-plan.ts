import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, inLocale, type Locale } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import type { RecordDescription, RelatedList, Row } from '#ui/office/description.ts'
import type { Plan } from '../../commands/many/plan-enrolments.server.ts'
import type { Outcome } from '../../rules/plan-bulk.ts'
import { type ManyQuery, carried } from './describe-many.ts'
import { isMixed, saidOf, toneOf, worstOf } from './said.ts'
import { manyWords as words, outcomeWords } from './words.ts'

const figures = ['new', 'already', 'full', 'unready', 'withdrawn', 'twice', 'unknown'] as const
const always: readonly Outcome[] = ['new', 'already', 'unknown']

/** People shown individually. */
const mostShown = 200

const shown = (n: number) => n.toLocaleString('th-TH')

/** The expected result for everybody, to confirm or to go back. Nothing has changed yet. */
export const describePlan = (
  { locale }: Context,
  { asked, plan, heading }: { asked: ManyQuery; plan: Plan; heading: string },
): RecordDescription => {
  const counts = countsOf(plan)
  const total = counts.get('new') ?? 0
  const n = (outcome: Outcome) => counts.get(outcome) ?? 0
  const outside = plan.outside.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return {
    crumbs: [{ href: href('/enroll/new/many'), label: heading }],
    heading: words.plan[locale],
    facts: [],
    figures: [
      ...figures
        .filter((one) => always.includes(one) || n(one) > 0)
        .map((one) => ({ label: outcomeWords[one][locale], value: shown(n(one)) })),
      ...(outside > 0 ? [{ label: words.outside[locale], value: shown(outside) }] : []),
    ],
    actions: [
      {
        label: fill(words.enrol[locale], { n: shown(total) }),
        ...{ method: 'post', hidden: carried(asked, 'enrol'), isPrimary: true },
        ...(total === 0 && { lock: words.nobody[locale] }),
      },
      { label: words.back[locale], method: 'post', hidden: carried(asked, 'edit') },
    ],
    sections: [],
    related: [
      { title: words.byCourse[locale], count: shown(plan.courses.length), list: coursesOf(plan, locale) },
      { title: words.byPerson[locale], count: countOf(plan.people.length, locale), list: peopleOf(plan, locale) },
    ],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

const countOf = (n: number, locale: Locale) =>
  n <= mostShown ? shown(n) : fill(words.onlyFirst[locale], { most: shown(mostShown), n: shown(n) })

/** The number of pairs for each result. A person who was not found or is listed twice counts once. */
function countsOf({ people }: Plan): Map<Outcome, number> {
  const counts = new Map<Outcome, number>()
  for (const { outcomes } of people) {
    const isOne = outcomes[0] === 'unknown' || outcomes[0] === 'twice'
    for (const one of isOne ? outcomes.slice(0, 1) : outcomes) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return counts
}

function coursesOf({ courses, people, outside }: Plan, locale: Locale): RelatedList {
  const columns = (['new', 'already', 'unready', 'full'] as const).map((name) => ({
    ...{ name, label: outcomeWords[name][locale], kind: 'number' as const },
  }))
  const count = (at: number, outcome: Outcome) => people.filter(({ outcomes }) => outcomes[at] === outcome).length
  return {
    columns: [
      { name: 'course', label: words.course[locale], kind: 'text' },
      ...columns,
      ...(outside.some((one) => one !== 0)
        ? [{ name: 'outside', label: words.outside[locale], kind: 'text' as const }]
        : []),
    ],
    rows: courses.map(({ _id, name }, at) => ({
      id: _id,
      href: href('/lesson/player/detail/:id', { id: _id }),
      cells: {
        course: { text: name },
        outside: { ...outsideIn(outside[at]!, locale), align: 'end' as const },
        ...Object.fromEntries(columns.map((one) => [one.name, { text: shown(count(at, one.name)) }])),
      },
      actions: [],
    })),
    empty: { title: words.none[locale] },
    words: listWords(locale),
  }
}

const outsideIn = (n: number | null, locale: Locale) =>
  n === null ? { text: words.onlyTarget[locale], isMuted: true } : { text: shown(n) }

/** People who are not enrolled in all courses come first, because they need attention. */
const peopleOf = ({ courses, people }: Plan, locale: Locale): RelatedList => ({
  columns: [
    { name: 'text', label: words.written[locale], kind: 'text' },
    { name: 'name', label: words.people[locale], kind: 'person' },
    { name: 'outcome', label: words.result[locale], kind: 'state' },
  ],
  rows: people
    .toSorted((one, other) => Number(isClear(one.outcomes)) - Number(isClear(other.outcomes)))
    .slice(0, mostShown)
    .map((one, at): Row => {
      const said = saidOf(
        { courses: courses.map(({ name }) => name), results: one.outcomes, words: outcomeWords },
        locale,
      )
      return {
        id: String(at),
        cells: {
          text: { text: one.text },
          name: one.name === null ? { text: '–', isMuted: true } : { text: one.name },
          outcome: { text: outcomeWords[worstOf(one.outcomes)][locale], tone: toneOf(one.outcomes) },
        },
        ...(isMixed(one.outcomes) && { under: said }),
        actions: [],
      }
    }),
  empty: { title: words.none[locale] },
  words: listWords(locale),
})

const isClear = (outcomes: readonly Outcome[]) => outcomes.every((one) => one === 'new')
