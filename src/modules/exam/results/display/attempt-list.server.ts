import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { RelatedList } from '#ui/office/description.ts'
import { attemptStatusChoices } from '../../rules/choices.ts'
import { figure, statusCell, typeName } from './result-cells.ts'
import { resultScreenWords as words } from '../words.ts'

const maxAttempts = 2000

interface AttemptQuery {
  examID?: string
  roundID?: string
  status?: string
}

/** Attempts with their results that the viewer may read, by learner. */
export async function attemptList(ctx: Context, of: AttemptQuery): Promise<RelatedList> {
  const { locale } = ctx
  const attempts = await attemptRows(ctx, of)
  return {
    columns: [
      { name: 'learner', label: words.learner[locale], kind: 'person' },
      { name: 'type', label: words.type[locale], kind: 'text' },
      { name: 'round', label: words.round[locale], kind: 'number' },
      { name: 'attempt', label: words.attempt[locale], kind: 'number' },
      { name: 'submitted', label: words.submitted[locale], kind: 'instant' },
      { name: 'status', label: words.status[locale], kind: 'state' },
      { name: 'points', label: words.points[locale], kind: 'number' },
      { name: 'most', label: words.most[locale], kind: 'number' },
      { name: 'percent', label: words.percent[locale], kind: 'number' },
      { name: 'passed', label: words.passed[locale], kind: 'state' },
    ],
    rows: attempts.map((one) => ({
      ...{ id: one._id, href: href('/lesson/exam/attempt/:id', { id: one._id }), actions: [] },
      cells: {
        learner: { text: `${one.firstname ?? ''} ${one.lastname ?? ''}`.trim() },
        type: { text: typeName(one.type, locale) },
        ...{ round: { text: String(one.round) }, attempt: { text: String(one.attempt) } },
        submitted: { text: one.submittedAt ? formatInstant(one.submittedAt, { length: 'medium', locale }) : '' },
        status: statusCell(one.status, locale),
        points: { text: one.points === null ? '' : figure(one.points) },
        most: { text: one.most === null ? '' : figure(one.most) },
        percent: { text: one.percent === null ? '' : figure(one.percent) },
        passed: one.passed === null ? { text: '' } : passedCell(one.passed, locale),
      },
    })),
    empty: { title: words.none[locale], text: words.noneText[locale] },
    words: listWords(locale),
  }
}

const passedCell = (passed: boolean, locale: 'th' | 'en') => ({
  text: passed ? words.isPassed[locale] : words.isFailed[locale],
  tone: passed ? ('live' as const) : ('off' as const),
})

const attemptRows = (ctx: Context, { examID, roundID, status }: AttemptQuery) =>
  from(ctx, 'exam_attempt')
    .leftJoin(rows(ctx, 'user'), 'user._id', 'exam_attempt.userID')
    .leftJoin(rows(ctx, 'exam_result'), 'exam_result.attemptID', 'exam_attempt._id')
    .select(['exam_attempt._id', 'exam_attempt.type', 'exam_attempt.round', 'exam_attempt.attempt'])
    .select(['exam_attempt.status', 'exam_attempt.submittedAt', 'user.firstname', 'user.lastname'])
    .select(['exam_result.points', 'exam_result.most', 'exam_result.percent', 'exam_result.passed'])
    .$if(examID !== undefined, (query) => query.where('exam_attempt.examID', '=', examID!))
    .$if(roundID !== undefined, (query) => query.where('exam_attempt.roundID', '=', roundID!))
    .$if(isStatus(status), (query) => query.where('exam_attempt.status', '=', status as 'graded'))
    .orderBy('user.firstname')
    .orderBy('user.lastname')
    .orderBy('exam_attempt.attempt')
    .orderBy('exam_attempt._id')
    .limit(maxAttempts)
    .execute()

const isStatus = (status: string | undefined) => attemptStatusChoices.some(({ value }) => value === status)
