import { from, rows } from '#platform/data/collection/rows.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { completeFor } from '#modules/enroll/public-api.ts'
import { completeLessonsJob } from '../answering/jobs.ts'

/** Completes the lessons that name a survey, in the enrolments of a person who answered it. A second run changes nothing. */
export default defineJob({
  ...completeLessonsJob,
  async work(ctx, { payload: { surveyID, userID } }) {
    const lessons = await from(ctx, 'lesson')
      .innerJoin(rows(ctx, 'enroll'), 'enroll.courseID', 'lesson.courseID')
      .select(['lesson._id as lessonID', 'enroll._id as enrollID'])
      .where('lesson.surveyID', '=', surveyID)
      .where('lesson.kind', '=', 'survey')
      .where('enroll.userID', '=', userID)
      .orderBy('lesson._id')
      .execute()
    for (const lesson of lessons) await completeFor(ctx, lesson)
  },
})
