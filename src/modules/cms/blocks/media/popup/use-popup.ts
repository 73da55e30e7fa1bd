import { type RefObject, useEffect, useRef, useState } from 'react'
import { isSeen, remember } from './seen.ts'

interface Popup {
  key: string
  displayType: 'firstVisit' | 'everyReload'
  delay: number
  autoclose: boolean
  autocloseDelay: number
}

/** Opens a dialog after its delay. It closes it automatically if set so, unless the pointer is over it. */
export function usePopup(popup: Popup): {
  dialog: RefObject<HTMLDialogElement | null>
  isOpen: boolean
  onClose: () => void
} {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { key, displayType, delay, autoclose, autocloseDelay } = popup

  useEffect(() => {
    if (displayType === 'firstVisit' && isSeen(key)) return
    const timer = setTimeout(() => {
      dialog.current?.showModal()
      setOpen(true)
      if (displayType === 'firstVisit') remember(key)
    }, delay)
    return () => clearTimeout(timer)
  }, [key, displayType, delay])

  useEffect(() => {
    if (!isOpen || !autoclose) return
    let timer = 0
    const close = () => {
      if (dialog.current?.matches(':hover')) wait()
      else dialog.current?.close()
    }
    const wait = () => (timer = window.setTimeout(close, autocloseDelay))
    wait()
    return () => clearTimeout(timer)
  }, [isOpen, autoclose, autocloseDelay])

  return { dialog, isOpen, onClose: () => setOpen(false) }
}
