import { notifications } from '@mantine/notifications'
import { toastMs } from '#ui/state/toast/toast-ms.ts'
import { Icon } from '../icon/icon.tsx'

interface CallToast {
  id: string
  state: 'processing' | 'success' | 'failed'
  title: string
  text?: string
}

/** Shows the state of a request in one toast: running, then its result. */
export const showCall = ({ id, state, title, text }: CallToast, close: string) => {
  const isRunning = state === 'processing'
  const isProblem = state === 'failed'
  const shown = {
    ...{ id, title, message: text, color: isProblem ? 'red' : isRunning ? 'blue' : 'green' },
    role: isProblem ? 'alert' : 'status',
    loading: isRunning,
    icon: <Icon name={isProblem ? 'alert-circle' : 'circle-check'} />,
    withCloseButton: !isRunning,
    closeButtonProps: { 'aria-label': close },
    // A running one stays.
    autoClose: isRunning ? (false as const) : toastMs.notification,
  }
  if (isRunning) notifications.show(shown)
  else notifications.update(shown)
}
