import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { formatCitizen } from '#domain/thai-identity/citizen.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { statusLabel } from '../../rules/analytics.ts'
import { type ColumnName, type IdForm, isCentred, rosterColumns, rosterRows } from '../../rules/roster.ts'
import { standings } from '../../rules/enrolment-status.ts'
import { fieldTextsOf, rosterFields, type RosterFields } from './roster-fields.ts'
import { columnWords, rosterWords as words } from './roster-words.ts'
import type { AskedRoster } from './asked.ts'
import type { Enrolled, Enrolments } from './read-roster.ts'
import type { RosterRound } from './roster-round.server.ts'
import { daysInWords } from '../../rounds/days-in-words.ts'

/** The roster of one course for printing. */
export interface RosterSheet {
  id: string
  title: string
  heading: string[]
  columns: { name: ColumnName; label: string; isCentred: boolean }[]
  rows: string[][]
  footing: string[]
}

type RosterOptions = {
  asked: AskedRoster
  ids: IdForm
  courses: readonly Enrolments[]
  isNarrowed: boolean
  /** The round that the roster is of; what is not typed into the heading comes from it. */
  round: RosterRound | undefined
}

/** Every course has the same columns, so that the sheets look alike. */
export const describeRoster = (ctx: Context, of: RosterOptions): RosterSheet[] => {
  const hasGroups = of.courses.some(({ people }) => people.some(({ group }) => group !== ''))
  const hasSessions = of.courses.some(({ people }) => people.some(({ attendance }) => attendance !== null))
  const known = rosterFields(ctx)
  const fields = of.asked.fields.filter((key) => Object.hasOwn(known, key))
  const columns = rosterColumns({ layout: of.asked.layout, ids: of.ids, hasGroups, hasSessions, fields })
  const { locale } = ctx
  return of.courses.map((course) => ({
    id: course._id,
    title: course.name,
    heading: headingOf(ctx, { ...of, course }),
    columns: columns.map((name) => ({ name, label: labelOf(name, known)[locale], isCentred: isCentred(name) })),
    rows: rosterRows(
      columns,
      course.people.map((person) => ({
        ...textsOf(ctx, person, of.ids),
        ...fieldTextsOf(ctx, person, { known, fields }),
      })),
    ),
    footing: [
      fill(words.sum[locale], {
        n: course.people.length.toLocaleString('th-TH'),
        day: formatDay(bangkokDay(ctx.now), { length: 'long', locale }),
      }),
      words.certified[locale],
    ],
  }))
}

const labelOf = (name: ColumnName, known: RosterFields) =>
  name.startsWith('fields.')
    ? known[name.slice('fields.'.length)]!.label
    : columnWords[name as keyof typeof columnWords]

function headingOf({ locale, site }: Context, of: RosterOptions & { course: Enrolments }): string[] {
  const { day, layout } = of.asked
  const round = of.asked.round || (of.round ? String(of.round.number) : '')
  const place = of.asked.place || (of.round?.place ?? '')
  const said = (text: { th: string; en: string }, values: Record<string, string>) => fill(text[locale], values)
  const written = (date: string) => formatDay(date, { length: 'long', locale })
  const { name, startRegistDate: from, endRegistDate: to } = of.course
  const course = [said(words.course, { name }), ...(round === '' ? [] : [said(words.ofRound, { round })])]
  const days = day.is ? written(day.is) : of.round && daysInWords(of.round, locale)
  const where = [
    ...(days ? [said(words.onDay, { day: days })] : []),
    ...(place === '' ? [] : [said(words.atPlace, { place })]),
  ]
  return [
    site.siteName,
    words[layout][locale],
    course.join(' '),
    ...(where.length > 0 ? [where.join(' ')] : []),
    ...(from && to ? [said(words.registration, { from: written(from), to: written(to) })] : []),
    ...(of.isNarrowed ? [words.narrowed[locale]] : []),
  ]
}

function textsOf({ locale }: Context, person: Enrolled, ids: IdForm): Partial<Record<ColumnName, string>> {
  const { firstname, lastname, group, analytics, standing } = person
  const barred = standings.find(({ value }) => value === standing && value !== 'active')
  return {
    ...{ firstname, lastname, group },
    citizen: ids === 'full' ? formatCitizen(person.citizen ?? '') : (person.citizenMasked ?? ''),
    enrolledOn: formatDay(bangkokDay(Date.parse(person.enrolledAt)), { length: 'list', locale }),
    percent: (analytics?.percent ?? 0).toLocaleString('th-TH'),
    attended: attendedOf(person.attendance),
    status: (barred?.label ?? statusLabel(analytics?.status ?? 'pending'))[locale],
  }
}

/** Hours attended of those that have ended, such as `10.5/14 (75%)`. */
function attendedOf(attendance: Enrolled['attendance']): string {
  if (!attendance) return ''
  const { totalMinutes, minutePercents } = attendance.attended
  const percent = totalMinutes === 0 ? 0 : Math.floor(minutePercents / totalMinutes)
  return `${hours(minutePercents / 100)}/${hours(totalMinutes)} (${percent}%)`
}

const hours = (minutes: number) => (minutes / 60).toLocaleString('th-TH', { maximumFractionDigits: 2 })
