import { useEffect, useRef, useState } from 'react'

/** Whether a native popover is open, so that its content is rendered only then. */
export function useOpened() {
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = popover.current
    const listen = (event: Event) => setOpen((event as ToggleEvent).newState === 'open')
    element?.addEventListener('toggle', listen)
    return () => element?.removeEventListener('toggle', listen)
  }, [])
  const close = () => popover.current?.hidePopover()
  return { popover, isOpen, close }
}
