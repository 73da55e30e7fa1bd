import { z } from 'zod'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** The queued job that completes the lessons of a survey for a person who answered it. It holds no answer. */
export const completeLessonsJob = {
  name: 'survey/complete-lessons',
  payload: z.object({ surveyID: id, userID: id }),
}
