import type { ExamSettings, RoundType } from '#domain/learning/assessment/blueprint.ts'
import { compare, fraction, zero } from '#domain/learning/assessment/fraction.ts'
import type { Paper, Slot } from '#domain/learning/assessment/paper.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { readExam } from '../exams/read-exam.server.ts'
import type { AttemptStatus } from '../rules/choices.ts'
import { examMark, examPaper } from '../tables.ts'
import { type EffectiveMark, effectiveMark, type SlotMark } from './rules/effective-mark.ts'

/** What a marker wrote beside the points: JSON of a mark. */
export interface MarkNote {
  /** Rubric line id → level id. */
  levels?: Record<string, string>
  /** For the learner. */
  comment?: string
  /** Why a mark changed after the release, or what a regrade did. For staff. */
  reason?: string
  /** The regrade or appeal that it comes from. */
  cause?: string
}

interface StoredMark extends SlotMark {
  note: MarkNote
  createdAt: string
  keyVersion: number | null
}

export interface MarkedSlot extends Slot, EffectiveMark {
  section: string
  marks: StoredMark[]
}

/** An attempt with its paper and marks. `slots` are those that carry points. */
export interface MarkedAttempt {
  _id: string
  enrollID: string
  userID: string
  courseID: string
  examID: string
  examVersion: number
  roundID: string
  type: RoundType
  round: number
  attempt: number
  status: AttemptStatus
  startedAt: string | null
  submittedAt: string | null
  settings: ExamSettings
  paper: Paper
  slots: MarkedSlot[]
}

/**
 * Returns attempts that the viewer may read with their papers and marks, in the order of the ids. An attempt without a paper is left out:
 * nobody has started it.
 */
export async function readMarked(ctx: Context, attemptIDs: readonly string[]): Promise<MarkedAttempt[]> {
  if (attemptIDs.length === 0) return []
  const attempts = await attemptRows(ctx, attemptIDs)
  const papers = await papersOf(ctx, attemptIDs)
  const marks = await marksOf(ctx, attemptIDs)
  const settings = await settingsOf(ctx, attempts)
  return attemptIDs.flatMap((id) => {
    const attempt = attempts.find(({ _id }) => _id === id)
    const paper = papers.get(id)
    const rules = attempt && settings.get(versionKey(attempt))
    if (!attempt || !paper || !rules) return []
    const slots = slotsOf(paper, { marks: marks.get(id) ?? [], secondMarker: rules.secondMarker })
    return [{ ...attempt, settings: rules, paper, slots }]
  })
}

const attemptRows = (ctx: Context, ids: readonly string[]) =>
  from(ctx, 'exam_attempt')
    .select(['exam_attempt._id', 'exam_attempt.enrollID', 'exam_attempt.userID', 'exam_attempt.courseID'])
    .select(['exam_attempt.examID', 'exam_attempt.examVersion', 'exam_attempt.roundID', 'exam_attempt.type'])
    .select(['exam_attempt.round', 'exam_attempt.attempt', 'exam_attempt.status', 'exam_attempt.startedAt'])
    .select('exam_attempt.submittedAt')
    .where('exam_attempt._id', 'in', ids)
    .execute()

async function papersOf(ctx: Context, ids: readonly string[]): Promise<Map<string, Paper>> {
  const stored = await fromPrivate(ctx, examPaper).select(['attemptID', 'body']).where('attemptID', 'in', ids).execute()
  return new Map(stored.map(({ attemptID, body }) => [attemptID, JSON.parse(body) as Paper]))
}

async function marksOf(ctx: Context, ids: readonly string[]): Promise<Map<string, (StoredMark & { slot: string })[]>> {
  const stored = await fromPrivate(ctx, examMark)
    .selectAll()
    .where('attemptID', 'in', ids)
    .orderBy('attemptID')
    .orderBy('slot')
    .orderBy('number')
    .execute()
  const marks = stored.map(({ body, ...mark }) => ({ ...mark, note: JSON.parse(body) as MarkNote }))
  return Map.groupBy(marks, ({ attemptID }) => attemptID)
}

interface VersionRef {
  examID: string
  examVersion: number
}

const versionKey = ({ examID, examVersion }: VersionRef) => `${examID} ${examVersion}`

/** The settings of each version of an exam, by its key. */
async function settingsOf(ctx: Context, refs: readonly VersionRef[]): Promise<Map<string, ExamSettings>> {
  const settings = new Map<string, ExamSettings>()
  for (const ref of refs) {
    if (settings.has(versionKey(ref))) continue
    const version = await readExam(ctx, { examID: ref.examID, version: ref.examVersion })
    if (version) settings.set(versionKey(ref), version.blueprint.settings)
  }
  return settings
}

/** A dropped slot has a mark of 0 points; without points on the paper nothing is marked. */
function slotsOf(
  paper: Paper,
  { marks, secondMarker }: { marks: readonly (StoredMark & { slot: string })[]; secondMarker: number | null },
): MarkedSlot[] {
  return paper.sections.flatMap(({ title, slots }) =>
    slots
      .filter(({ points }) => compare(fraction(points), zero) > 0)
      .map((slot) => {
        const own = marks.filter((mark) => mark.slot === slot.slot)
        // One person marks what was sat elsewhere.
        const limit = slot.questionID === '' ? null : secondMarker
        return { ...slot, section: title, marks: own, ...effectiveMark(own, limit) }
      }),
  )
}
