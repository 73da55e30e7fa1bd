import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { Icon } from '../icon/icon.tsx'

/** The texts of a toast and its close button. An important message is also on the page. */
export interface Notice {
  title: string
  text?: string
  close: string
  isProblem?: boolean
}

/** Shows a toast once and removes its parameters from the URL, so that it does not repeat. */
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

/** Shows a problem at once. It stays until closed. */
export const showProblem = ({ title, text, close }: { title: string; text: string; close: string }) =>
  notifications.show({
    ...{ title, message: text, color: 'red', role: 'alert', autoClose: false },
    icon: <Icon name="alert-circle" />,
    closeButtonProps: { 'aria-label': close },
  })

/** Removes used parameters from the URL, so that a reload does not repeat their effect. */
export const dropFromAddress = (...parameters: string[]) => {
  const url = new URL(location.href)
  for (const parameter of parameters) url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
}
