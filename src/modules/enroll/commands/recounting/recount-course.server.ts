import type { Listener } from '#platform/http/api/command.ts'
import { recount } from './recount.server.ts'

/** An added, removed or changed lesson updates the progress of all enrolments of its course. */
const recountCourse: Listener = (ctx, lesson) => recount(ctx, { courseID: String(lesson.courseID) })

export default recountCourse
