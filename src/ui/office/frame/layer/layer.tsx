import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '#ui/theme/classes.ts'
import styles from './layer.module.css'

interface LayerProps {
  /** In the middle of the page, or at its right edge. */
  at: 'middle' | 'side'
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * Something above the page for a while: the browser keeps the focus in it, gives it back when it closes, and closes it
 * with Esc; a press beside it closes it too.
 */
export function Layer({ at, label, onClose, children }: LayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current!
    if (!shown.open) shown.showModal()
    const pressBeside = (event: Event) => event.target === shown && shown.close()
    shown.addEventListener('click', pressBeside)
    return () => {
      shown.removeEventListener('click', pressBeside)
      shown.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className={classes(styles.layer, styles[at])} aria-label={label} onClose={onClose}>
      <div className={styles.inside}>{children}</div>
    </dialog>
  )
}
