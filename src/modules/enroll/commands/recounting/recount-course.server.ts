import type { Listener } from '#platform/http/api/command.ts'
import { recount } from './recount.server.ts'

/** A lesson that came, went or changed moves the progress of everybody in its course. */
const recountCourse: Listener = (ctx, lesson) => recount(ctx, { courseID: String(lesson.courseID) })

export default recountCourse
