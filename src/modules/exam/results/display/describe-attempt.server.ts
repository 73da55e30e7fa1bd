import { href } from 'react-router'
import { toDecimal, fraction } from '#domain/learning/assessment/fraction.ts'
import { verifyChain } from '#domain/learning/assessment/paper-chain.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { notFound } from '#platform/errors/errors.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { RecordDescription, RelatedList } from '#ui/office/description.ts'
import { type MarkedAttempt, readMarked } from '../../marking/read-marked.server.ts'
import { markStageWords } from '../../marking/words.ts'
import { sha256 } from '../../sitting/log/hash.server.ts'
import { examEvent, examPaper, examSitting } from '../../tables.ts'
import { figure, statusCell, typeName } from './result-cells.ts'
import { isSatElsewhere } from '../paper/rules/one-slot-paper.ts'
import { attemptWords as words } from '../words.ts'

/** An attempt for staff: its result, its marks, what happened, and whether its log is whole. Throws not-found. */
export async function describeAttempt(
  ctx: Context,
  attemptID: string,
): Promise<{ record: RecordDescription; attempt: MarkedAttempt }> {
  const [attempt] = /^[0-9a-f]{24}$/.test(attemptID) ? await readMarked(ctx, [attemptID]) : []
  if (!attempt) throw notFound()
  const { locale } = ctx
  const person = await readPerson(ctx, attemptID)
  const moment = (at: string | null) => ({ text: at ? formatInstant(at, { length: 'medium', locale }) : '–' })
  const isElsewhere = isSatElsewhere(attempt.paper)
  const record: RecordDescription = {
    crumbs: [{ href: href('/lesson/exam/attempts/:id', { id: attempt.examID }), label: person.exam ?? '' }],
    heading: `${person.firstname ?? ''} ${person.lastname ?? ''}`.trim(),
    state: statusCell(attempt.status, locale),
    facts: [`${typeName(attempt.type, locale)} ${attempt.round}`, fill(words.attempt[locale], { n: attempt.attempt })],
    actions: isElsewhere ? [] : [exportAction(attemptID, locale)],
    figures: person.points === null ? [] : resultFigures(person as Required<typeof person>, locale),
    sections: [
      {
        title: words.times[locale],
        pairs: [
          { label: words.started[locale], value: moment(attempt.startedAt) },
          { label: words.submitted[locale], value: moment(attempt.submittedAt) },
          { label: words.releasedAt[locale], value: moment(person.releasedAt) },
          ...(isElsewhere ? [] : [{ label: words.log[locale], value: await chainCell(ctx, attemptID) }]),
        ],
      },
    ],
    related: [
      { title: words.marks[locale], list: markList(ctx, attempt) },
      ...(isElsewhere ? [] : [{ title: words.events[locale], list: await eventList(ctx, attemptID) }]),
    ],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
  return { record, attempt }
}

/** The learner, the exam and the result of an attempt. */
const readPerson = (ctx: Context, attemptID: string) =>
  from(ctx, 'exam_attempt')
    .leftJoin(rows(ctx, 'user'), 'user._id', 'exam_attempt.userID')
    .leftJoin(rows(ctx, 'exam'), 'exam._id', 'exam_attempt.examID')
    .leftJoin(rows(ctx, 'exam_result'), 'exam_result.attemptID', 'exam_attempt._id')
    .select(['user.firstname', 'user.lastname', 'exam.name as exam', 'exam_result.points', 'exam_result.most'])
    .select(['exam_result.percent', 'exam_result.passed', 'exam_result.releasedAt'])
    .where('exam_attempt._id', '=', attemptID)
    .executeTakeFirstOrThrow()

type Locale = 'th' | 'en'

const exportAction = (id: string, locale: Locale) => ({
  label: words.export[locale],
  href: href('/lesson/exam/attempt-file/:id', { id }),
  icon: 'download' as const,
})

function resultFigures(
  {
    points,
    most,
    percent,
    passed,
  }: { points: number | null; most: number | null; percent: number | null; passed: boolean | null },
  locale: Locale,
) {
  return [
    { label: words.points[locale], value: `${figure(points ?? 0)} / ${figure(most ?? 0)}` },
    { label: words.percent[locale], value: figure(percent ?? 0), unit: '%' },
    { label: words.result[locale], value: passed ? words.isPassed[locale] : words.isFailed[locale] },
  ]
}

/** Whether the hashes of the log fit its paper and head. */
async function chainCell(ctx: Context, attemptID: string) {
  const sitting = await fromPrivate(ctx, examSitting)
    .select('head')
    .where('attemptID', '=', attemptID)
    .executeTakeFirst()
  const paper = await fromPrivate(ctx, examPaper).select('body').where('attemptID', '=', attemptID).executeTakeFirst()
  const events = await fromPrivate(ctx, examEvent)
    .select(['seq', 'body', 'hash'])
    .where('attemptID', '=', attemptID)
    .orderBy('seq')
    .execute()
  const fault = verifyChain({ attemptID, paper: paper?.body ?? '', events, head: sitting?.head ?? '' }, sha256)
  if (!fault) return { text: fill(words.whole[ctx.locale], { n: events.length }), tone: 'live' as const }
  return { text: fill(words.broken[ctx.locale], { n: fault.seq }), tone: 'broken' as const }
}

function markList({ locale }: Context, attempt: MarkedAttempt): RelatedList {
  const marks = attempt.slots.flatMap((slot) => slot.marks.map((mark) => ({ slot, mark })))
  const marking = (slot: string) =>
    `${href('/lesson/exam/marking/:id', { id: attempt.roundID })}?attempt=${attempt._id}&slot=${slot}`
  return {
    columns: [
      { name: 'slot', label: words.slot[locale], kind: 'number' },
      { name: 'stage', label: words.stage[locale], kind: 'text' },
      { name: 'points', label: words.points[locale], kind: 'text' },
      { name: 'at', label: words.at[locale], kind: 'instant' },
      { name: 'note', label: words.note[locale], kind: 'phrase' },
    ],
    rows: marks.map(({ slot, mark }) => ({
      id: `${slot.slot}-${mark.number}`,
      ...(slot.questionID !== '' && { href: marking(slot.slot) }),
      actions: [],
      cells: {
        ...{ slot: { text: slot.slot }, stage: { text: markStageWords.marked[mark.stage][locale] } },
        points: { text: `${toDecimal(fraction(mark.points), 2)} / ${slot.points}` },
        at: { text: formatInstant(mark.createdAt, { length: 'medium', locale }) },
        note: { text: [mark.note.reason, mark.note.comment].filter(Boolean).join(' · ') },
      },
    })),
    empty: { title: words.noMarks[locale] },
    words: listWords(locale),
  }
}

/** What happened but the answers themselves: facts and interventions, as they were logged. */
async function eventList(ctx: Context, attemptID: string): Promise<RelatedList> {
  const { locale } = ctx
  const events = await fromPrivate(ctx, examEvent)
    .select(['seq', 'at', 'kind', 'slot', 'body'])
    .where('attemptID', '=', attemptID)
    .orderBy('seq', 'desc')
    .limit(500)
    .execute()
  return {
    columns: [
      { name: 'at', label: words.at[locale], kind: 'instant' },
      { name: 'kind', label: words.event[locale], kind: 'text' },
      { name: 'slot', label: words.slot[locale], kind: 'number' },
      { name: 'text', label: words.note[locale], kind: 'phrase' },
    ],
    rows: events.map(({ seq, at, kind, slot, body }) => {
      const {
        reason = '',
        text = '',
        fact = '',
      } = JSON.parse(body) as Record<'reason' | 'text' | 'fact', string | undefined>
      const name = words.kinds[kind as keyof typeof words.kinds]?.[locale] ?? kind
      return {
        ...{ id: String(seq), actions: [] },
        cells: {
          at: { text: formatInstant(at, { length: 'medium', locale }) },
          ...{ kind: { text: name }, slot: { text: slot ?? '' } },
          text: { text: reason || text || (words.facts[fact as keyof typeof words.facts]?.[locale] ?? fact) },
        },
      }
    }),
    empty: { title: words.noEvents[locale] },
    words: listWords(locale),
  }
}
