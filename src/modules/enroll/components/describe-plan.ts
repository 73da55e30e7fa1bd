import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, inLocale, type Locale } from '#platform/i18n/words.ts'
import { listWords } from '#platform/screens/description/list-words.ts'
import { words as screenWords } from '#platform/screens/words.ts'
import type { RecordDescription, RelatedList, Row } from '#ui/office/description.ts'
import type { Planned } from '../commands/plan-enrolments.server.ts'
import { manyWords as words, outcomeWords } from '../words.ts'
import { type Asked, carried } from './describe-many.ts'

/** What would become of everybody, to be confirmed or gone back from; nothing has changed yet. */
export const describePlan = (
  { locale }: Context,
  { asked, plan, heading }: { asked: Asked; plan: readonly Planned[]; heading: string },
): RecordDescription => {
  const counted = (outcome: Planned['outcome']) => plan.filter((one) => one.outcome === outcome).length
  const shown = (n: number) => n.toLocaleString('th-TH')
  const total = counted('new')
  return {
    crumbs: [{ href: href('/enroll/new/many'), label: heading }],
    heading: words.plan[locale],
    facts: [],
    figures: (['new', 'already', 'full', 'unknown'] as const)
      .filter((one) => one !== 'full' || counted(one) > 0)
      .map((outcome) => ({
        label: outcomeWords[outcome][locale],
        value: shown(counted(outcome)),
      })),
    actions: [
      {
        label: fill(words.enrol[locale], { n: shown(total) }),
        ...{ method: 'post', hidden: carried(asked, 'enrol'), isPrimary: true },
        ...(total === 0 && { lock: words.nobody[locale] }),
      },
      { label: words.back[locale], method: 'post', hidden: carried(asked, 'edit') },
    ],
    sections: [],
    related: [{ title: words.planTable[locale], count: shown(plan.length), list: tableOf(plan, locale) }],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

const tones = { new: 'live', already: 'off', full: 'waiting', unknown: 'broken' } as const

const tableOf = (plan: readonly Planned[], locale: Locale): RelatedList => ({
  columns: [
    { name: 'course', label: words.course[locale], kind: 'text' },
    { name: 'text', label: words.written[locale], kind: 'text' },
    { name: 'name', label: words.people[locale], kind: 'person' },
    { name: 'outcome', label: words.result[locale], kind: 'state' },
  ],
  rows: plan.map((one, at) => rowOf(one, at, locale)),
  empty: { title: words.none[locale] },
  words: listWords(locale),
})

const rowOf = ({ text, name, course, outcome }: Planned, at: number, locale: Locale): Row => ({
  id: String(at),
  cells: {
    text: { text },
    name: name === null ? { text: '–', isMuted: true } : { text: name },
    course: { text: course },
    outcome: { text: outcomeWords[outcome][locale], tone: tones[outcome] },
  },
  actions: [],
})
