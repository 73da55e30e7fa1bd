import { Modal } from '@mantine/core'
import { Button } from '#ui/office/controls/button.tsx'
import styles from '../bar/bar.module.css'

interface SureDialogProps {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onClose: () => void
}

/** Asks for confirmation before an action that cannot be undone. */
export function SureDialog({ title, text, yes, no, onYes, onClose }: SureDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': no }}>
      <div className={styles.dialog}>
        <p>{text}</p>
        <div className={styles.acts}>
          <Button data-autofocus onClick={onClose}>
            {no}
          </Button>
          <Button isBad onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
