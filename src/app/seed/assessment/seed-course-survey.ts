import { answerSurvey } from '#modules/survey/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { courseSurvey } from '../../../../database/seeds/assessment/course-survey.ts'

const dayMs = 24 * 3_600_000

/** Seeds the open evaluation of a course with its lesson, and what learners answered in it. */
export async function seedCourseSurvey(
  ctx: Context,
  { courseID, viewers }: { courseID: string; viewers: readonly Viewer[] },
): Promise<void> {
  const then = (days: number): Context => ({ ...ctx, now: ctx.now + days * dayMs })
  const { name, intro, questions, lesson, answers } = courseSurvey
  const closesAt = new Date(then(40).now).toISOString()
  const survey = { name, intro, questions, courseID, audience: 'course', status: 'open', closesAt } as const
  const { _id: surveyID } = await create(then(-20), 'survey', survey)
  await create(then(-20), 'lesson', { ...lesson, courseID, surveyID, kind: 'survey', order: 92 })
  for (const [at, viewer] of viewers.entries())
    await answerSurvey({ ...then(-12 + at / 10), viewer }, { surveyID, read: () => answers[at]! })
}
