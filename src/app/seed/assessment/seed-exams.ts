import { publishExam, saveDraft } from '#modules/exam/public-api.ts'
import type { RoundType } from '#domain/learning/assessment/blueprint.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import {
  finalExam,
  practiceExam,
  type SeedExam,
  type SeedSection,
} from '../../../../database/seeds/assessment/exams.ts'
import type { SeededBank } from './seed-bank.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface SeededExam {
  courseID: string
  examID: string
}

/** A round by its address, and when it opens. */
export interface SeededRound extends SeededExam {
  _id: string
  type: RoundType
  round: number
  opensAt: number
}

export interface SeededExams {
  practice: SeededRound
  finished: SeededRound
  running: SeededRound
}

/** Seeds a practice and a final exam of a course with their lessons, and rounds before, around and after now. */
export async function seedExams(ctx: Context, of: { courseID: string; bank: SeededBank }): Promise<SeededExams> {
  const monthAgo = { ...ctx, now: ctx.now - 30 * dayMs }
  const practice = await seedExam(monthAgo, { ...of, exam: practiceExam, order: 90 })
  const final = await seedExam(monthAgo, { ...of, exam: finalExam, order: 91 })
  const round = (exam: SeededExam, of: RoundPlan) => seedRound(monthAgo, { exam, plan: of, now: ctx.now })
  const resit = { type: 'resit', round: 1, opens: 7 * dayMs, closes: 7 * dayMs + 2 * hourMs } as const
  await round(final, { ...resit, more: { code: 'SAFE-7', resultsAt: at(ctx.now + 14 * dayMs) } })
  return {
    practice: await round(practice, { type: 'practice', round: 1, opens: -29 * dayMs, closes: 60 * dayMs }),
    finished: await round(final, {
      ...{ type: 'final', round: 1, opens: -14 * dayMs, closes: -13 * dayMs },
      more: {
        ...{ resultsAt: at(ctx.now - 5 * dayMs), reviewUntil: at(ctx.now + 30 * dayMs) },
        appealUntil: at(ctx.now + 9 * dayMs),
      },
    }),
    running: await round(final, {
      ...{ type: 'final', round: 2, opens: -2 * hourMs, closes: 7 * dayMs },
      more: { resultsAt: at(ctx.now + 10 * dayMs), appealUntil: at(ctx.now + 24 * dayMs) },
    }),
  }
}

const at = (ms: number) => new Date(ms).toISOString()

interface SeedingExam {
  courseID: string
  bank: SeededBank
  exam: SeedExam
  order: number
}

async function seedExam(ctx: Context, { courseID, bank, exam, order }: SeedingExam): Promise<SeededExam> {
  const { name, kind, sections, settings, lesson } = exam
  const { _id: examID } = await create(ctx, 'exam', { courseID, name, kind })
  const blueprint = { version: 1, sections: sections.map((one) => sectionOf(one, bank)), settings }
  await saveDraft(ctx, { examID, blueprint })
  await publishExam(ctx, { examID })
  await create(ctx, 'lesson', { ...lesson, courseID, kind: 'exam', examID, order })
  return { courseID, examID }
}

function sectionOf({ source, ...section }: SeedSection, { bankID, ids }: SeededBank) {
  if ('tag' in source) return { ...section, source: { kind: 'pool', bank: bankID, ...source } }
  return { ...section, source: { kind: 'list', questions: source.codes.map((code) => ids.get(code)) } }
}

/** Milliseconds from now. */
interface RoundPlan {
  type: RoundType
  round: number
  opens: number
  closes: number
  more?: Record<string, unknown>
}

async function seedRound(ctx: Context, of: { exam: SeededExam; plan: RoundPlan; now: number }): Promise<SeededRound> {
  const { type, round, opens, closes, more } = of.plan
  const opensAt = of.now + opens
  const { _id } = await create(ctx, 'exam_round', {
    ...{ examID: of.exam.examID, type, round, status: true },
    ...{ opensAt: at(opensAt), closesAt: at(of.now + closes), ...more },
  })
  return { ...of.exam, _id, type, round, opensAt }
}
