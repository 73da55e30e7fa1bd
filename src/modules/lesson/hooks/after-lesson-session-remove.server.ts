import type { AfterRemove } from '#platform/http/api/command.ts'
import { queueSessionChange } from '../teaching/session/queue-session-change.server.ts'

/** When a session is cancelled, those enrolled are told; not if it is back before they were. */
const tellOfCancelled: AfterRemove = async (ctx, { row, isBack }) => {
  if (!isBack) await queueSessionChange(ctx, row)
}

export default tellOfCancelled
