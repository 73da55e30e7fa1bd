import type { Settle } from '#platform/api/command.ts'
import { keepTaughtBy } from '../lecturing/taught-by.server.ts'

/** A course knows the accounts of its lecturers as soon as it names them. */
const settleCourse: Settle = async (ctx, { before, row }) => {
  const lecturer = row['lecturer'] as { id: string | null }[]
  if (before && JSON.stringify(before['lecturer']) === JSON.stringify(lecturer)) return
  await keepTaughtBy(ctx, { _id: row._id, lecturer, taughtBy: (row['taughtBy'] ?? []) as string[] })
}

export default settleCourse
