import type { ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import styles from './layer.module.css'

/** The title of a layer and its close button. */
export function LayerHead({
  title,
  close,
  onClose,
  children,
}: {
  title: string
  close: string
  onClose: () => void
  children?: ReactNode
}) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
      <Button look="bare" isSquare icon="x" aria-label={close} onClick={onClose} />
    </div>
  )
}
