import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from './dialog.tsx'

type AlertModalProps = { title: string; text: string; close: string; onClose: () => void }

/** The alert modal (specification §2.2, §4): one message and one button to confirm it. */
export function AlertModal({ title, text, close, onClose }: AlertModalProps) {
  const acts = (
    <form method="dialog">
      <Button isWide>{close}</Button>
    </form>
  )
  return (
    <Dialog id={useId()} icon="alert" tone="danger" title={title} acts={acts} isOpen onClose={onClose}>
      <p>{text}</p>
    </Dialog>
  )
}
