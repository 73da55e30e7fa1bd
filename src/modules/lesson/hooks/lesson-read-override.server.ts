import { isStaff } from '#platform/data/access/viewer.ts'
import type { ReadOverride } from '#platform/http/api/command.ts'
import { openedToViewer } from '../lesson-access/lesson-state.server.ts'

/** What a lesson teaches is read by the learner to whom his standing opens it; the rule of rows answers everybody else. */
const openLesson: ReadOverride = async (ctx, _id) => (isStaff(ctx.viewer) ? ctx : openedToViewer(ctx, _id))

export default openLesson
