import { isStaff } from '#platform/data/access/viewer.ts'
import type { ReadOverride } from '#platform/http/api/command.ts'
import { openedToViewer } from '../lesson-access/lesson-state.server.ts'

/** A learner reads the content of a lesson that their progress unlocked. For everybody else, the row rule decides. */
const openLesson: ReadOverride = async (ctx, _id) => (isStaff(ctx.viewer) ? ctx : openedToViewer(ctx, _id))

export default openLesson
