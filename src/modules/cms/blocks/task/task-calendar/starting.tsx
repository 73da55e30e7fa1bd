import { fill } from '#domain/locale/fill.ts'
import { Table } from '#ui/table/table.tsx'
import type { TaskCalendarContent, ShownTask } from './load.server.ts'
import type { ShownMonth } from './month-bar.tsx'
import { TaskKey } from './task-key.tsx'

interface StartingProps {
  shown: TaskCalendarContent
  month: ShownMonth
  onOpen: (task: ShownTask) => void
}

/** The tasks that start in the month, earliest first. */
export function Starting({ shown, month, onOpen }: StartingProps) {
  const { tasks, months, shares, words } = shown
  const prefix = `${month.year}-${String(month.month).padStart(2, '0')}`
  const starting = tasks
    .filter(({ startDate }) => startDate.startsWith(prefix))
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
  const title = fill(words.starting, { month: months[month.month - 1] ?? '' })
  const labelOf = ({ status }: ShownTask) => shares.find((share) => share.status === status)?.label
  return (
    <div>
      <h3>{title}</h3>
      {starting.length === 0 && <p>{words.noneStarting}</p>}
      {starting.length > 0 && (
        <Table
          caption={title}
          rows={starting}
          keyOf={({ id }) => id}
          columns={[
            { id: 'title', title: words.task, cell: (task) => <TaskKey task={task} onOpen={onOpen} /> },
            { id: 'start', title: words.startDate, cardLabel: words.startDate, cell: ({ starts }) => starts },
            { id: 'due', title: words.dueDate, cardLabel: words.dueDate, cell: ({ ends }) => ends },
            { id: 'by', title: words.assignedTo, cardLabel: words.assignedTo, cell: ({ assignedTo }) => assignedTo },
            { id: 'status', title: words.status, cardLabel: words.status, cell: labelOf },
          ]}
        />
      )}
    </div>
  )
}
