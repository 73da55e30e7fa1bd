import type { Listener } from '#platform/http/api/command.ts'
import { keepCoursesOf } from '../teaching/taught-by.server.ts'

/** Who is taken off the list of lecturers teaches nothing with his account any more, until he is restored. */
const lecturerGone: Listener = (ctx, lecturer) => keepCoursesOf(ctx, String(lecturer['_id']))

export default lecturerGone
