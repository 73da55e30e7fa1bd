import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { statusLabel } from '#modules/enroll/public-api.ts'
import type { Column, RecordDescription, Row } from '#ui/office/description.ts'
import type { Period } from '#domain/thai-calendar/period.ts'
import { reportWords as words } from './words.ts'
import { enrolmentsOf, type Measure } from './count-institutions.ts'

const most = 1000

type Enrolment = Awaited<ReturnType<typeof enrolmentsOf>>[number]

/** The rows behind one figure: people for a count of learners, otherwise their enrolments. */
export const describeRows = async (
  ctx: Context,
  of: { institution: { _id: string; name: string }; period: Period; measure: Measure; count: string },
): Promise<RecordDescription['related'][number]> => {
  const { institution, period, measure } = of
  const { locale } = ctx
  const found = await enrolmentsOf(ctx, { institution: institution._id, period, measure, most: most + 1 })
  const shown = found.slice(0, most)
  const rows = measure === 'learners' ? peopleOf(shown) : shown.map((one) => rowOf(ctx, one))
  const column = (name: 'learner' | 'at' | 'status' | 'oneHours', kind: Column['kind']): Column => ({
    ...{ name, kind, label: words[name][locale] },
  })
  const title = fill(words.rowsOf[locale], { what: words[measure][locale], name: institution.name })
  const cut = found.length > most ? ` (${fill(words.first[locale], { n: most.toLocaleString('th-TH') })})` : ''
  return {
    ...{ title: title + cut, count: of.count },
    list: {
      columns: [
        column('learner', 'person'),
        ...(measure === 'learners' ? [] : [column('at', 'instant'), column('status', 'text')]),
        column('oneHours', 'number'),
      ],
      rows,
      empty: { title: words.noRows[locale] },
      words: listWords(locale),
    },
  }
}

const nameOf = ({ firstname, lastname }: Enrolment) => [firstname, lastname].filter(Boolean).join(' ') || '–'
const learnerAt = ({ userID }: Enrolment) => href('/user/detail/:id', { id: userID })
const hoursOf = (enrolments: readonly Enrolment[]) =>
  enrolments
    .filter(({ analytics }) => analytics?.status === 'complete')
    .reduce((sum, { hours }) => sum + hours, 0)
    .toLocaleString('th-TH')

const rowOf = ({ locale }: Context, one: Enrolment): Row => ({
  ...{ id: one._id, href: learnerAt(one), under: one.course },
  cells: {
    learner: { text: nameOf(one) },
    at: { text: formatInstant(one.createdAt, { length: 'list', locale }) },
    status: { text: statusLabel(one.analytics?.status ?? 'pending')[locale] },
    oneHours: { text: hoursOf([one]) },
  },
  actions: [],
})

const peopleOf = (enrolments: readonly Enrolment[]): Row[] =>
  [...Map.groupBy(enrolments, ({ userID }) => userID)].map(([id, own]) => ({
    ...{ id, href: learnerAt(own[0]!), under: own.map(({ course }) => course).join(' · ') },
    cells: {
      learner: { text: nameOf(own[0]!) },
      oneHours: { text: hoursOf(own) },
    },
    actions: [],
  }))
