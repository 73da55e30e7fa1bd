import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { formatDay, thaiYear } from '#domain/thai-calendar/format.ts'
import { WEEKDAYS } from '#domain/thai-calendar/names.ts'
import type { Context } from '#platform/context.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { fill, inLocale, type Locale } from '#platform/site/i18n/words.ts'
import type { Cell, Hidden, RecordDescription, RelatedList, Row } from '#ui/office/description.ts'
import type { PlannedSession, SessionPlan } from './build-plan.server.ts'
import { crumbsOf } from './describe-form.server.ts'
import type { SessionNotes } from './find-warnings.server.ts'
import type { RoundFacts } from './round-facts.server.ts'
import { weekdayOf } from './rules/plan-days.ts'
import { planWords as words } from './words.ts'

interface Preview {
  round: RoundFacts
  plan: SessionPlan
  notes: readonly SessionNotes[]
  /** What was sent, as hidden fields of a button. */
  sent: (intent: string) => Hidden[]
  isCopy: boolean
}

/** The sessions of a plan before anything is stored, with all that clashes. */
export const describePreview = ({ locale }: Context, of: Preview): RecordDescription => {
  const { plan, notes } = of
  const total = plan.sessions.length
  const blocked = notes.filter(({ problems }) => problems.length > 0).length
  const warned = notes.filter(({ problems, warnings }) => problems.length === 0 && warnings.length > 0).length
  return {
    crumbs: crumbsOf(locale, of.round),
    heading: words.preview[locale],
    facts: [
      ...(blocked > 0 ? [fill(words.blocked[locale], { n: blocked })] : []),
      ...plan.unknownYears.map((year) =>
        fill(words.unknownYear[locale], { year: locale === 'th' ? thaiYear(year) : year }),
      ),
    ],
    figures: [
      { label: words.sessions[locale], value: shown(total) },
      { label: words.totalHours[locale], value: shown(plan.sessions.reduce((sum, one) => sum + hoursOf(one), 0)) },
      ...(blocked > 0 ? [{ label: words.problems[locale], value: shown(blocked) }] : []),
      ...(warned > 0 ? [{ label: words.warnings[locale], value: shown(warned) }] : []),
    ],
    actions: actionsOf(locale, { ...of, total, blocked }),
    sections: [],
    related: [
      { title: words.sessions[locale], count: shown(total), list: sessionList(locale, of) },
      ...(plan.skipped.length > 0
        ? [{ title: words.skipped[locale], count: shown(plan.skipped.length), list: skippedList(locale, plan) }]
        : []),
    ],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

/** Create all, change, or create only what has no problem. */
const actionsOf = (
  locale: Locale,
  { total, blocked, sent, isCopy }: Preview & { total: number; blocked: number },
): RecordDescription['actions'] => [
  {
    label: fill(words.create[locale], { n: total }),
    ...{ method: 'post', hidden: sent(isCopy ? 'create-copy' : 'create'), isPrimary: true },
    ...(blocked > 0 && { lock: fill(words.blocked[locale], { n: blocked }) }),
    ...(total === 0 && { lock: words.nothing[locale] }),
  },
  { label: words.change[locale], method: 'post', icon: 'pencil', hidden: sent(isCopy ? 'edit-copy' : 'edit') },
  ...(blocked > 0 && blocked < total
    ? [
        {
          label: fill(words.createFree[locale], { n: total - blocked }),
          ...{ method: 'post' as const, hidden: sent(isCopy ? 'create-free-copy' : 'create-free') },
        },
      ]
    : []),
]

const shown = (n: number) => n.toLocaleString('th-TH')
const hoursOf = ({ hours, from, to }: PlannedSession) => hours ?? (to - from) / 3_600_000

/** `จันทร์ 7 ธ.ค. 2569`. */
export const dayWithWeekday = (day: string, locale: Locale) =>
  `${WEEKDAYS[locale][weekdayOf(day)]} ${formatDay(day, { length: 'medium', locale })}`

const timesOf = ({ from, to }: PlannedSession) => `${bangkokTime(from)}–${bangkokTime(to)}`

function sessionList(locale: Locale, { round, plan, notes }: Preview): RelatedList {
  const lessons = new Map(round.lessons.map(({ _id, name }) => [_id, name]))
  const hasLessons = new Set(plan.sessions.map(({ lessonID }) => lessonID)).size > 1
  return {
    columns: [
      { name: 'day', label: words.day[locale], kind: 'text' },
      { name: 'name', label: words.name[locale], kind: 'text' },
      { name: 'hours', label: words.hours[locale], kind: 'text' },
      { name: 'counted', label: words.counted[locale], kind: 'number' },
      ...(hasLessons ? [{ name: 'lesson', label: words.lesson[locale], kind: 'text' as const }] : []),
      { name: 'note', label: words.note[locale], kind: 'state' },
    ],
    rows: plan.sessions.map((session, at): Row => {
      const { text, more } = noteOf(locale, { session, notes: notes[at]! })
      return {
        id: String(at),
        cells: {
          day: { text: dayWithWeekday(session.day, locale) },
          name: { text: session.name },
          hours: { text: timesOf(session) },
          counted: { text: shown(hoursOf(session)) },
          lesson: { text: lessons.get(session.lessonID) ?? '' },
          note: text,
        },
        ...(more !== '' && { under: more }),
        actions: [],
      }
    }),
    empty: { title: words.nothing[locale] },
    words: listWords(locale),
  }
}

/** The most important note as a state, and all of them below the day. */
function noteOf(locale: Locale, { session, notes }: { session: PlannedSession; notes: SessionNotes }) {
  const moved = movedText(locale, session)
  const all = [...notes.problems.map((one) => one[locale]), ...notes.warnings.map((one) => one[locale]), ...moved]
  const state: Cell =
    notes.problems.length > 0
      ? { text: words.problems[locale], tone: 'broken' }
      : notes.warnings.length > 0
        ? { text: words.warnings[locale], tone: 'waiting' }
        : moved.length > 0
          ? { text: words.holidayNote[locale], tone: 'busy' }
          : { text: words.fine[locale], tone: 'live' }
  return { text: state, more: all.join(' · ') }
}

function movedText(locale: Locale, { movedFrom, holiday }: PlannedSession): string[] {
  if (holiday === null) return []
  if (movedFrom === null) return [fill(words.onHoliday[locale], { holiday })]
  return [fill(words.moved[locale], { day: formatDay(movedFrom, { length: 'medium', locale }), holiday })]
}

const skippedList = (locale: Locale, { skipped }: SessionPlan): RelatedList => ({
  columns: [
    { name: 'day', label: words.day[locale], kind: 'text' },
    { name: 'holiday', label: words.holiday[locale], kind: 'text' },
  ],
  rows: skipped.map(({ day, holiday }) => ({
    id: day,
    cells: { day: { text: dayWithWeekday(day, locale) }, holiday: { text: holiday } },
    actions: [],
  })),
  empty: { title: words.nothing[locale] },
  words: listWords(locale),
})
