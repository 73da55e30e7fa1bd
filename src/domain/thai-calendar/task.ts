/** The statuses of a task on a day, in the order of the board (specification §4). */
const taskStatuses = ['In Progress', 'Overdue', 'Upcoming'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** The first day of a task and its last, `YYYY-MM-DD`. */
interface TaskDays {
  startDate: string
  dueDate: string
}

/** Returns Upcoming before the first day, Overdue after the last, otherwise In Progress. `today` is a Bangkok day. */
export function taskStatus({ startDate, dueDate }: TaskDays, today: string): TaskStatus {
  if (today < startDate) return 'Upcoming'
  return today > dueDate ? 'Overdue' : 'In Progress'
}

/** Returns how many tasks have each status, and the percentage to two decimals (specification §9). */
export function taskShares(statuses: readonly TaskStatus[]): { status: TaskStatus; count: number; percent: number }[] {
  return taskStatuses.map((status) => {
    const count = statuses.filter((one) => one === status).length
    return { status, count, percent: percentOf(count, statuses.length) }
  })
}

/** Returns the percentage of a whole to two decimals, 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100
}
