import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { examCourse } from '../../../../database/seeds/assessment/exams.ts'
import { runningSitters, sitters } from '../../../../database/seeds/assessment/sitters.ts'
import { seedBank } from './seed-bank.ts'
import { seedCourseSurvey } from './seed-course-survey.ts'
import { type SeededExams, seedExams } from './seed-exams.ts'
import { seedResults } from './seed-results.ts'
import { findUser, seedSitter } from './seed-sitters.ts'
import { sitExam, type Sitter } from './sit-exam.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Seeds a bank, exams, a finished round with results, a round that is open now, and a survey, in a course of the demo. */
export async function seedAssessment(ctx: Context): Promise<void> {
  const course = await from(ctx, 'course').select('course._id').where('course.name', '=', examCourse).executeTakeFirst()
  if (!course) return
  const courseID = course._id
  const seeded = await inTransaction(ctx, async (inside) => {
    const bank = await seedBank({ ...inside, now: ctx.now - 40 * dayMs }, courseID)
    const exams = await seedExams(inside, { courseID, bank })
    return { exams, sat: await seedFinished(inside, { exams, courseID }) }
  })
  // Jobs compute the results that need no marker.
  await ctx.app.jobs.drain()
  await inTransaction(ctx, async (inside) => {
    const marker = await lecturerOf(inside)
    await seedResults(inside, { round: seeded.exams.finished, marker, sat: seeded.sat })
    await seedRunning(inside, { exams: seeded.exams, courseID })
  })
}

async function seedFinished(ctx: Context, { exams, courseID }: { exams: SeededExams; courseID: string }) {
  const { finished: round, practice } = exams
  const enrolled = { ...ctx, now: ctx.now - 28 * dayMs }
  const people = await inTurn(sitters, (person) => seedSitter(enrolled, { person, courseID }))
  const complete = people.filter(({ isComplete }) => isComplete)
  for (const [n, sitter] of complete.entries()) {
    await completeLessons(ctx, { sitter, courseID })
    // Everybody passes the practice in the end.
    const ready = { ...sitter, skill: 1.2 }
    await sitExam(ctx, { sitter: ready, plan: { round: practice, startsAt: round.opensAt - (2 + n) * dayMs } })
  }
  await seedCourseSurvey(ctx, { courseID, viewers: complete.map(({ viewer }) => viewer) })
  return inTurn(people, async (sitter, n) => {
    const startsAt = round.opensAt + (5 + n * 7) * minuteMs
    return { sitter, exam: await sitExam(ctx, { sitter, plan: { round, startsAt } }) }
  })
}

/** Somebody waits for a marker, somebody sits now, and an account of the demo may start. */
async function seedRunning(ctx: Context, { exams, courseID }: { exams: SeededExams; courseID: string }) {
  const enrolled = { ...ctx, now: ctx.now - 10 * dayMs }
  for (const { person, startedAgo, answered } of runningSitters) {
    const sitter = await seedSitter(enrolled, { person, courseID })
    if (startedAgo === null) continue
    const startsAt = ctx.now - startedAgo * minuteMs
    await sitExam(ctx, { sitter, plan: { round: exams.running, startsAt, answered, isSubmitted: answered === 1 } })
  }
}

async function completeLessons(ctx: Context, { sitter, courseID }: { sitter: Sitter; courseID: string }) {
  const lessons = await from(ctx, 'lesson')
    .select('lesson._id')
    .where('lesson.courseID', '=', courseID)
    .where('lesson.kind', '=', 'text')
    .orderBy('lesson.order')
    .execute()
  const then = { ...ctx, viewer: sitter.viewer, now: ctx.now - 20 * dayMs }
  for (const { _id: lessonID } of lessons)
    await create(then, 'lesson_completion', { enrollID: sitter.enrollID, lessonID })
}

/** The lecturer of the course who has an account. */
async function lecturerOf(ctx: Context): Promise<Viewer> {
  const id = await findUser(ctx, 'decha')
  if (id === null) throw new Error('the demo has no account of a lecturer')
  return { id, role: 'user', home: ctx.site._id, name: 'เดชา มั่นคง' }
}

async function inTurn<Each, Result>(
  list: readonly Each[],
  run: (each: Each, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [at, each] of list.entries()) results.push(await run(each, at))
  return results
}
