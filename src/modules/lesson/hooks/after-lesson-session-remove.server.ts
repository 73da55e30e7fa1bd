import type { AfterRemove } from '#platform/http/api/command.ts'
import { queueSessionChange } from '../teaching/session/queue-session-change.server.ts'
import { holdSessionRooms } from '../teaching/session/session-room.server.ts'

/**
 * When a session is cancelled, those whom it is for are told; not if it is back before they were. Its booking goes and comes back with it;
 * if its round was cancelled meanwhile, the room stays free.
 */
const tellOfCancelled: AfterRemove = async (ctx, { row, isBack }) => {
  if (!isBack) return queueSessionChange(ctx, row)
  if (row['room']) await holdSessionRooms(ctx, [row._id])
}

export default tellOfCancelled
