import { findPeople, peopleIn } from '#modules/enroll/public-api.ts'
import { type Fraction, fraction, toDecimal } from '#domain/learning/assessment/fraction.ts'
import { fill } from '#domain/locale/fill.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { addMarks } from '../../marking/add-mark.server.ts'
import { readMarked } from '../../marking/read-marked.server.ts'
import { readPoints } from '../../marking/rules/mark-points.ts'
import { examPaper } from '../../tables.ts'
import { refreshResults } from '../release/refresh-results.server.ts'
import { isMost, type PaperFault, type PaperLine, readPaperLines } from './rules/paper-lines.ts'
import { paperOf } from './rules/one-slot-paper.ts'
import { paperWords as words } from './words.ts'

const maxLines = 1000

/** Points of a paper exam as staff enter them. */
export interface PaperResults {
  roundID: string
  /** A person and points on each line. */
  text: string
  most: string
  /** Needed where a result of before changes. */
  reason: string
}

/**
 * Stores the points of a paper exam as marked attempts of its round, all or none. A person who has a result of the round gets a further mark.
 * Throws invalid with an issue for each line that is wrong. Returns how many results were stored.
 */
export const enterResults = async (ctx: Context, of: PaperResults): Promise<number> => {
  if (!isAtLeast(ctx.viewer, 'manager') || ctx.viewer.actor) throw forbidden()
  return inTransaction(ctx, async (inside) => {
    const round = await roundOf(inside, of.roundID)
    if (!isMost(of.most)) throw invalid({ field: 'most', code: 'wrong', ...words.wrongMost })
    const most = toDecimal(readPoints(of.most, '100000')!, 5).replace(/\.?0+$/, '')
    const { lines, faults } = readPaperLines(of.text, most)
    const learners = await learnersOf(inside, { lines, courseID: round.courseID })
    const issues = [...faults.map(faultIssue), ...learners.issues]
    if (lines.length > maxLines) issues.push({ field: 'text', code: 'too-many', ...words.tooMany })
    if (issues.length > 0) throw invalid(...issues)
    if (lines.length === 0) throw invalid({ field: 'text', code: 'required', ...words.noLines })
    const ids: string[] = []
    for (const learner of learners.known)
      ids.push(await storeAttempt(inside, { round, learner, most, reason: of.reason.trim() }))
    await refreshResults(inside, ids)
    await markSource(inside, ids)
    return ids.length
  })
}

async function roundOf(inside: Context, _id: string) {
  const round = await from(inside, 'exam_round')
    .select(['exam_round._id', 'exam_round.courseID', 'exam_round.examID', 'exam_round.examVersion'])
    .select(['exam_round.type', 'exam_round.round', 'exam_round.opensAt'])
    .where('exam_round._id', '=', _id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!round) throw notFound()
  return round
}

type Round = Awaited<ReturnType<typeof roundOf>>
interface Learner {
  enrollID: string
  userID: string
  points: Fraction
}

async function learnersOf(inside: Context, of: { lines: readonly PaperLine[]; courseID: string }) {
  const names = of.lines.map(
    ({ person }) => peopleIn(person)[0] ?? { text: person, by: 'username' as const, value: person },
  )
  const people = await findPeople(inside, names)
  const enrolments = await from(inside, 'enroll')
    .select(['enroll._id', 'enroll.userID'])
    .where('enroll.courseID', '=', of.courseID)
    .where('enroll.standing', '<>', 'withdrawn')
    .execute()
  const byUser = new Map(enrolments.map(({ userID, _id }) => [userID, _id]))
  const [known, issues]: [Learner[], Issue[]] = [[], []]
  const seen = new Set<string>()
  for (const [at, { userID }] of people.entries()) {
    const line = of.lines[at]!
    const enrollID = userID === null ? undefined : byUser.get(userID)
    if (userID === null || enrollID === undefined)
      issues.push(lineIssue(line.line, { text: line.person, fault: 'unknown' }))
    else if (seen.has(userID)) issues.push(lineIssue(line.line, { text: line.person, fault: 'twice' }))
    else known.push({ enrollID, userID, points: fraction(arabicDigits(line.points)) })
    if (userID !== null) seen.add(userID)
  }
  return { known, issues }
}

/** A result of the round that a person has is marked again; else there is a new attempt with a paper of one slot. */
async function storeAttempt(
  inside: Context,
  { round, learner, most, reason }: { round: Round; learner: Learner; most: string; reason: string },
): Promise<string> {
  const before = await paperAttempt(inside, { round, learner })
  const attemptID = before?._id ?? (await newAttempt(inside, { round, learner, most }))
  const slot = before?.slots[0]
  if (before?.status === 'released' && reason === '')
    throw invalid({ field: 'reason', code: 'required', ...words.needsReason })
  if (slot && slot.points !== most) throw invalid({ field: 'most', code: 'changed', ...words.otherMost })
  const number = (slot?.marks.at(-1)?.number ?? 0) + 1
  const stage = before?.status === 'released' ? 'regrade' : 'first'
  const mark = { attemptID, slot: '1', number, stage, points: learner.points, most: fraction(most) } as const
  await addMarks(inside, [{ ...mark, note: reason === '' ? {} : { reason } }], inside.viewer.id)
  return attemptID
}

async function paperAttempt(inside: Context, { round, learner }: { round: Round; learner: Learner }) {
  const rows = await from(inside, 'exam_attempt')
    .select('exam_attempt._id')
    .where('exam_attempt.enrollID', '=', learner.enrollID)
    .where('exam_attempt.roundID', '=', round._id)
    .where('exam_attempt.status', 'in', ['graded', 'released'])
    .orderBy('exam_attempt._id')
    .execute()
  const attempts = await readMarked(
    inside,
    rows.map(({ _id }) => _id),
  )
  return attempts.find(({ slots }) => slots[0]?.questionID === '')
}

async function newAttempt(inside: Context, { round, learner, most }: { round: Round; learner: Learner; most: string }) {
  const { enrollID, userID } = learner
  const { courseID, examID, examVersion, type, round: number, opensAt } = round
  const others = await from(inside, 'exam_attempt')
    .select('exam_attempt.attempt')
    .where('exam_attempt.enrollID', '=', enrollID)
    .where('exam_attempt.examID', '=', examID)
    .where('exam_attempt.type', '=', type)
    .where('exam_attempt.round', '=', number)
    .execute()
  const attempt = Math.max(0, ...others.map((one) => one.attempt)) + 1
  const sitting = { enrollID, userID, courseID, examID, type, round: number }
  const row = { ...sitting, examVersion, roundID: round._id, attempt }
  const { _id } = await record(inside, 'exam_attempt', row)
  const at = opensAt ?? nowOf(inside)
  const change = { status: 'graded', startedAt: at, submittedAt: at, closedBy: 'invigilator' } as const
  await compute(inside, 'exam_attempt', { _id, change })
  await insertPrivate(inside, examPaper, { row: { attemptID: _id, body: JSON.stringify(paperOf(most)) } })
  return _id
}

async function markSource(inside: Context, attemptIDs: readonly string[]) {
  const results = await from(inside, 'exam_result')
    .select('exam_result._id')
    .where('exam_result.attemptID', 'in', attemptIDs)
    .orderBy('exam_result._id')
    .execute()
  for (const { _id } of results) await compute(inside, 'exam_result', { _id, change: { source: 'paper' } })
}

const faultIssue = ({ line, text, fault }: PaperFault): Issue => lineIssue(line, { text, fault })

function lineIssue(line: number, of: { text: string; fault: 'points' | 'person' | 'unknown' | 'twice' }): Issue {
  const { th, en } = words.faults[of.fault]
  const values = { line, text: of.text }
  return { field: 'text', code: of.fault, th: fill(th, values), en: fill(en, values) }
}
