import { Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import styles from '../bar/bar.module.css'
import { useDescribed } from '../store/use-builder.ts'

interface ShareDialogProps {
  onShare: (title: string) => void
  onClose: () => void
}

/** The dialog for the name of a shared part. */
export function ShareDialog({ onShare, onClose }: ShareDialogProps) {
  const { words } = useDescribed()
  const [title, setTitle] = useState('')
  const [isRefused, setRefused] = useState(false)
  const share = () => {
    if (title.trim() === '') return setRefused(true)
    onShare(title.trim())
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={words.share} closeButtonProps={{ 'aria-label': words.cancel }}>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          share()
        }}
      >
        <p>{words.shareText}</p>
        <TextInput
          data-autofocus
          label={words.shareName}
          value={title}
          maxLength={200}
          error={isRefused && title.trim() === '' ? words.shareNoName : null}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary">
            {words.shareDo}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
