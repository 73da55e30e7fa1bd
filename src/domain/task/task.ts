/** Where a task is on a day, in the order of the board (specification §4). */
const taskStatuses = ['In Progress', 'Overdue', 'Upcoming'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** The first day of a task and its last, `YYYY-MM-DD`. */
interface TaskDays {
  startDate: string
  dueDate: string
}

/** Upcoming before the first day, Overdue after the last, else In Progress; `today` is a Bangkok day. */
export function taskStatus({ startDate, dueDate }: TaskDays, today: string): TaskStatus {
  if (today < startDate) return 'Upcoming'
  return today > dueDate ? 'Overdue' : 'In Progress'
}

/** How many tasks have each status, and how many percent that is, to two decimals (specification §9). */
export function taskShares(statuses: readonly TaskStatus[]): { status: TaskStatus; count: number; percent: number }[] {
  return taskStatuses.map((status) => {
    const count = statuses.filter((one) => one === status).length
    return { status, count, percent: percentOf(count, statuses.length) }
  })
}

/** Percent of a whole to two decimals; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100
}
