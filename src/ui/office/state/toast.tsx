import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { Icon } from '../icon/icon.tsx'

/** What a toast says, and what its button to close it is called; its message stands somewhere on the page as well where it matters. */
export interface Notice {
  title: string
  text?: string
  close: string
  isProblem?: boolean
}

/** Says a notice once in a toast, and takes what asked for it out of the address, so that it is not said again. */
export function useToast(notice: Notice | null, ...parameters: string[]) {
  const said = notice && JSON.stringify(notice)
  useEffect(() => {
    if (!said) return
    const { title, text, close, isProblem } = JSON.parse(said) as Notice
    const color = isProblem ? 'red' : 'green'
    notifications.show({
      ...{ id: said, title, message: text, color, role: isProblem ? 'alert' : 'status' },
      icon: <Icon name={isProblem ? 'alert-circle' : 'circle-check'} />,
      closeButtonProps: { 'aria-label': close },
    })
    dropFromAddress('notice', ...parameters)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the parameters of a screen are always the same
  }, [said])
}

/** Says at once that something went wrong; it stays until it is closed. */
export const showProblem = ({ title, text, close }: { title: string; text: string; close: string }) =>
  notifications.show({
    ...{ title, message: text, color: 'red', role: 'alert', autoClose: false },
    icon: <Icon name="alert-circle" />,
    closeButtonProps: { 'aria-label': close },
  })

/** Takes parameters that have done their work out of the address, so that a reload does not repeat it. */
export const dropFromAddress = (...parameters: string[]) => {
  const url = new URL(location.href)
  for (const parameter of parameters) url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
}
