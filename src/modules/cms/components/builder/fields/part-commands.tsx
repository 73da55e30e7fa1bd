import { type ComponentProps, useState } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import { ShareDialog } from '../ask/share-dialog.tsx'
import { duplicate, remove, step } from '../store/edit-page.ts'
import { useSharing } from '../store/use-sharing.ts'
import { useDescribed, useStore } from '../store/use-builder.ts'
import styles from './fields.module.css'

/** The actions on a part, as on the canvas, for touch and keyboard. */
export function PartCommands({ id, canBeCopied }: { id: string; canBeCopied: boolean }) {
  const { words } = useDescribed()
  const store = useStore()
  const share = useSharing()
  const [isNaming, setNaming] = useState(false)
  return (
    <div className={styles.commands} role="toolbar" aria-label={words.commands}>
      <Command icon="arrow-up" name={words.up} onClick={() => step(store, id, -1)} />
      <Command icon="arrow-down" name={words.down} onClick={() => step(store, id, 1)} />
      {canBeCopied && <Command icon="copy" name={words.duplicate} onClick={() => duplicate(store, id)} />}
      {canBeCopied && share && (
        <Command
          icon="arrows-exchange"
          name={words.share}
          title={words.share}
          aria-haspopup="dialog"
          onClick={() => setNaming(true)}
        />
      )}
      <Command icon="trash" name={words.remove} onClick={() => remove(store, id)} />
      {isNaming && share && <ShareDialog onShare={(title) => void share(id, title)} onClose={() => setNaming(false)} />}
    </div>
  )
}

const Command = ({ name, ...props }: ComponentProps<typeof Button> & { name: string }) => (
  <Button {...props} isSmall isSquare look="bare" aria-label={name} />
)
