import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '#ui/theme/classes.ts'
import styles from './layer.module.css'

interface LayerProps {
  /** In the middle of the page or at its right edge. */
  at: 'middle' | 'side'
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * A temporary layer above the page. The browser traps the focus, restores it on closing, and closes the layer with Esc.
 * A click outside closes it too.
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
