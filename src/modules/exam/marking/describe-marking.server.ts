import { data } from 'react-router'
import { fraction, toDecimal } from '#domain/learning/assessment/fraction.ts'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { forbidden, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { plainName } from '../questions/plain-name.ts'
import { readKeys } from '../questions/read-keys.server.ts'
import { readQuestions, refText } from '../questions/read-questions.server.ts'
import { fileLinks } from '../results/display/file-links.server.ts'
import { playerWords } from '../sitting/player/words.ts'
import { sectionsOf } from '../sitting/read-sitting.server.ts'
import { anonymousCode } from './anonymous-code.server.ts'
import { isMarker } from './assert-marker.server.ts'
import { markSlot } from './mark-slot.server.ts'
import { type MarkedAttempt, type MarkedSlot, readMarked } from './read-marked.server.ts'
import { newestByStage, visibleMarks } from './rules/effective-mark.ts'
import { isManual, nextEntry, queueEntry, type QueueEntry, queueQuestions } from './rules/marking-queue.ts'
import { markingScreenWords as words, markStageWords } from './words.ts'

interface MarkingAddress {
  roundID: string
  query: URLSearchParams
  /** The address of the screen with a query. */
  pathOf: (query: string) => string
}

/**
 * The queue of a round for its marker, and the answer to mark: without the name of its learner, and for a second marker without the first
 * mark. Throws not-found for who does not mark the course.
 */
export async function describeMarking(ctx: Context, of: MarkingAddress) {
  const round = await markedRound(ctx, of.roundID)
  const attempts = await attemptsOf(ctx, of.roundID)
  const entries = attempts.flatMap((attempt) => entriesOf(ctx, attempt))
  const present = presentEntry(ctx, { attempts, entries, query: of.query })
  const next = nextEntry(entries, present)
  const linkTo = (entry: QueueEntry) => of.pathOf(`?attempt=${entry.attemptID}&slot=${entry.slot}`)
  return {
    exam: round.exam,
    course: round.course,
    questions: await questionLinks(ctx, { entries, present, pathOf: of.pathOf }),
    answer: present ? await describeAnswer(ctx, { attempts, present }) : null,
    next: next ? linkTo(next) : null,
    waiting: fill(words.waiting[ctx.locale], { n: entries.filter(({ isWaiting }) => isWaiting).length }),
    words: inLocale(words, ctx.locale),
    player: inLocale(playerWords, ctx.locale),
  }
}
export type ExamMarking = Awaited<ReturnType<typeof describeMarking>>

/** Handles the marker's button: returns what was refused with what was written, or null where the mark was stored. */
export async function markByForm(ctx: Context, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const levels = Object.fromEntries(
    [...form.keys()].filter((name) => name.startsWith('level-')).map((name) => [name.slice(6), text(name)]),
  )
  const written = { points: text('points').slice(0, 20), comment: text('comment').slice(0, 6000), levels }
  const reason = text('reason').slice(0, 6000)
  try {
    const answer = { attemptID: text('attempt'), slot: text('slot'), version: Number(text('version')) }
    await markSlot(ctx, { ...answer, ...written, reason })
    return null
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0] || error.kind === 'not-found') throw error
    return data({ problem: error.issues[0][ctx.locale], ...written, reason }, { status: statusOf[error.kind] })
  }
}

async function markedRound(ctx: Context, roundID: string) {
  const round = await from(ctx, 'exam_round')
    .innerJoin(rows(ctx, 'exam'), 'exam._id', 'exam_round.examID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'exam_round.courseID')
    .select(['exam_round.courseID', 'exam.name as exam', 'course.name as course'])
    .where('exam_round._id', '=', roundID)
    .executeTakeFirst()
  if (!round) throw notFound()
  if (!(await isMarker(ctx, round.courseID))) throw ctx.viewer.role === 'user' ? notFound() : forbidden()
  return round
}

/** The marked attempts of a round but the viewer's own, in an order that tells nothing of their learners. */
async function attemptsOf(ctx: Context, roundID: string): Promise<MarkedAttempt[]> {
  const stored = await from(ctx, 'exam_attempt')
    .select('exam_attempt._id')
    .where('exam_attempt.roundID', '=', roundID)
    .where('exam_attempt.userID', '<>', ctx.viewer.id)
    .where('exam_attempt.status', 'in', ['marking', 'graded', 'released'])
    .execute()
  const coded = stored.map(({ _id }) => ({ _id, code: anonymousCode(_id) }))
  const ordered = coded.toSorted((left, right) => (left.code < right.code ? -1 : 1))
  return readMarked(
    ctx,
    ordered.map(({ _id }) => _id),
  )
}

const entryOf = ({ viewer }: Context, { attempt, slot }: { attempt: MarkedAttempt; slot: MarkedSlot }): QueueEntry =>
  queueEntry(
    {
      ...{ ...slot, attemptID: attempt._id, secondMarker: attempt.settings.secondMarker },
      isReleased: attempt.status === 'released',
    },
    viewer.id,
  )

const entriesOf = (ctx: Context, attempt: MarkedAttempt): QueueEntry[] =>
  attempt.slots
    .filter((slot) => slot.questionID !== '' && isManual(slot))
    .map((slot) => entryOf(ctx, { attempt, slot }))

/** The answer that the address names, or the first that waits: of the question that the address names. */
function presentEntry(
  ctx: Context,
  of: { attempts: readonly MarkedAttempt[]; entries: readonly QueueEntry[]; query: URLSearchParams },
): QueueEntry | null {
  const attempt = of.attempts.find(({ _id }) => _id === of.query.get('attempt'))
  const slot = attempt?.slots.find((one) => one.slot === of.query.get('slot') && one.questionID !== '')
  if (attempt && slot) return entryOf(ctx, { attempt, slot })
  const wanted = of.query.get('question')
  const own = wanted === null ? of.entries : of.entries.filter(({ questionID }) => questionID === wanted)
  return nextEntry(own, null) ?? (wanted === null ? null : (own[0] ?? null))
}

async function questionLinks(
  ctx: Context,
  of: { entries: readonly QueueEntry[]; present: QueueEntry | null; pathOf: (query: string) => string },
) {
  const queue = queueQuestions(of.entries)
  const questions = await readQuestions(ctx, queue)
  return queue.map((one) => {
    const question = questions.get(refText(one))
    return {
      name: question ? plainName(question) : '',
      href: of.pathOf(`?question=${one.questionID}`),
      text: fill(words.progress[ctx.locale], { done: one.done, total: one.total }),
      isCurrent: one.questionID === of.present?.questionID,
    }
  })
}

async function describeAnswer(
  ctx: Context,
  { attempts, present }: { attempts: readonly MarkedAttempt[]; present: QueueEntry },
) {
  const attempt = attempts.find(({ _id }) => _id === present.attemptID)!
  const slot = attempt.slots.find((one) => one.slot === present.slot)!
  const sections = await sectionsOf(ctx, attempt._id)
  const displayed = sections.flatMap(({ slots }) => slots).find((one) => one.slot === present.slot)!
  const key = (await readKeys(ctx, [slot])).get(refText(slot))?.key ?? null
  const of = { markerID: ctx.viewer.id, secondMarker: attempt.settings.secondMarker }
  const marks = visibleMarks(slot.marks, { ...of, isReleased: attempt.status === 'released' })
  const own = newestByStage(marks.filter(({ markerID }) => markerID === ctx.viewer.id))
  const last = own.regrade ?? own.third ?? own.second ?? own.first
  return {
    code: fill(words.number[ctx.locale], { code: anonymousCode(attempt._id) }),
    ...{ attemptID: attempt._id, slot: slot.slot, version: slot.marks.at(-1)?.number ?? 0, most: slot.points },
    review: { slot: displayed, key, points: null, share: null, isWaiting: false, comments: [] },
    files: fileLinks(ctx, [displayed]),
    rubric: key?.rubric ?? [],
    stage: markStageWords.stages[present.stage][ctx.locale],
    isLocked: present.stage === 'third-person',
    needsReason: present.stage === 'regrade',
    levels: last?.note.levels ?? {},
    points: last ? toDecimal(fraction(last.points), 2) : '',
    comment: last?.note.comment ?? '',
    marks: marks.map(({ stage, points, note }) => ({
      stage: markStageWords.marked[stage][ctx.locale],
      points: fill(words.pointsOf[ctx.locale], { n: toDecimal(fraction(points), 2), most: slot.points }),
      comment: note.comment ?? '',
      reason: note.reason ?? '',
    })),
  }
}
export type ExamAnswer = NonNullable<ExamMarking['answer']>
