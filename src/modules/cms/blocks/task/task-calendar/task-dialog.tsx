import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import type { TaskCalendarContent, ShownTask } from './load.server.ts'

/** The details of a task. */
export function TaskDialog({
  task,
  shown,
  onClose,
}: {
  task: ShownTask
  shown: TaskCalendarContent
  onClose: () => void
}) {
  const { shares, words } = shown
  const { title, description, starts, ends, assignedTo, priority, status } = task
  const close = (
    <form method="dialog">
      <Button look="line" isWide>
        {words.close}
      </Button>
    </form>
  )
  return (
    <Dialog
      id={`task-${task.id}`}
      icon="calendar"
      title={title}
      facts={[
        { name: words.status, value: shares.find((share) => share.status === status)?.label },
        { name: words.startDate, value: starts },
        { name: words.dueDate, value: ends },
        { name: words.assignedTo, value: assignedTo },
        { name: words.priority, value: priority },
      ]}
      acts={close}
      isOpen
      onClose={onClose}
    >
      <p>{description}</p>
    </Dialog>
  )
}
