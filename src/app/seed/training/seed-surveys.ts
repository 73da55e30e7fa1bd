import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { answerSurvey } from '#modules/survey/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { satisfactionAnswers, satisfactionQuestions } from '../../../../database/seeds/assessment/site-surveys.ts'

const openDays = 60
const shared = { audience: 'all', questions: satisfactionQuestions, status: 'open' } as const

/** Gives a site a closed anonymous survey with results, an open one, and an open survey with names that some learners answered. */
export async function seedSurveys(ctx: Context): Promise<void> {
  const learners = await from(ctx, 'user')
    .select(['user._id', 'user.firstname'])
    .where('user.role', '=', 'user')
    .orderBy('user._id')
    .limit(40)
    .execute()
  const closesAt = dayStart(addDays(bangkokDay(ctx.now), openDays))
  const past = { name: 'ความพึงพอใจต่อการอบรมไตรมาสที่ผ่านมา', isAnonymous: true }
  const { _id: pastID } = await create(ctx, 'survey', { ...shared, ...past })
  for (const [n, one] of learners.entries()) await answerAs(ctx, { ...one, surveyID: pastID, n })
  await update(ctx, 'survey', { _id: pastID, change: { status: 'closed' } })
  const intro = 'ใช้เวลาประมาณ 2 นาที คำตอบช่วยให้เราจัดอบรมรอบต่อไปได้ดีขึ้น'
  await create(ctx, 'survey', { ...shared, intro, closesAt, name: 'ความเห็นต่อสื่อการเรียนออนไลน์', isAnonymous: true })
  const { _id: namedID } = await create(ctx, 'survey', { ...shared, intro, closesAt, name: 'ความพึงพอใจต่อการอบรมปีนี้' })
  // The first learners still have it to answer.
  for (const [n, one] of learners.slice(3).entries()) await answerAs(ctx, { ...one, surveyID: namedID, n })
}

interface Answering {
  _id: string
  firstname: string
  surveyID: string
  n: number
}

const answerAs = (ctx: Context, { _id, firstname, surveyID, n }: Answering) =>
  answerSurvey(
    { ...ctx, viewer: { id: _id, role: 'user', home: ctx.site._id, name: firstname } },
    { surveyID, read: () => satisfactionAnswers(n) },
  )
