import { monthGrid } from '#domain/thai-calendar/month-grid.ts'
import { fill } from '#domain/locale/fill.ts'
import type { TaskCalendarContent, ShownTask } from './load.server.ts'
import type { ShownMonth } from './month-bar.tsx'
import { TaskKey } from './task-key.tsx'
import styles from './task-calendar.module.css'

/** More tasks than these turn the cell of a day into a compact list. */
const mostAtLength = 2

interface MonthTableProps {
  shown: TaskCalendarContent
  month: ShownMonth
  onOpen: (task: ShownTask) => void
}

/** A month as a table of days. Weeks start on Sunday. */
export function MonthTable({ shown, month, onOpen }: MonthTableProps) {
  const { months, years, weekdays } = shown
  const year = years.find((one) => one.year === month.year)?.label ?? ''
  return (
    <table className={styles.month}>
      <caption aria-live="polite">{`${months[month.month - 1]} ${year}`}</caption>
      <thead>
        <tr>
          {weekdays.map(({ name, short }) => (
            <th key={name} scope="col" abbr={name}>
              <span className={styles.long}>{name}</span>
              <span className={styles.short} aria-hidden="true">
                {short}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} {...{ shown, month, onOpen }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, shown, month, onOpen }: MonthTableProps & { day: string }) {
  const tasks = shown.tasks.filter(({ startDate, dueDate }) => startDate <= day && day <= dueDate)
  const isCompact = tasks.length > mostAtLength
  return (
    <td
      data-outside={Number(day.slice(5, 7)) !== month.month || undefined}
      data-compact={isCompact || undefined}
      aria-current={day === shown.today ? 'date' : undefined}
    >
      <span className={styles.day}>{Number(day.slice(8))}</span>
      {isCompact && <span className={styles.count}>{fill(shown.words.tasks, { n: tasks.length })}</span>}
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskKey task={task} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </td>
  )
}
