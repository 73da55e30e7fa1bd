import type { Listener } from '#platform/http/api/command.ts'
import { keepTaughtByOf } from '../teaching/taught-by.server.ts'

/** A lecturer removed from the list loses the right to teach with their account until they are restored. */
const lecturerGone: Listener = (ctx, lecturer) => keepTaughtByOf(ctx, String(lecturer['_id']))

export default lecturerGone
