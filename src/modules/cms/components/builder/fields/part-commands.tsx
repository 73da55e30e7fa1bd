import { Button } from '#ui/office/part/button.tsx'
import { duplicate, remove, step } from '../store/edit-page.ts'
import { useSharing } from '../store/use-sharing.ts'
import { useDescribed, useStore } from '../store/use-builder.ts'
import styles from './fields.module.css'

/** What is done with a part beside setting it: the same as on the canvas, for fingers and keys. */
export function PartCommands({ id, canBeCopied }: { id: string; canBeCopied: boolean }) {
  const { words } = useDescribed()
  const store = useStore()
  const share = useSharing()
  return (
    <div className={styles.commands} role="toolbar" aria-label={words.commands}>
      <Button isSmall isSquare look="bare" icon="arrow-up" aria-label={words.up} onClick={() => step(store, id, -1)} />
      <Button
        isSmall
        isSquare
        look="bare"
        icon="arrow-down"
        aria-label={words.down}
        onClick={() => step(store, id, 1)}
      />
      {canBeCopied && (
        <Button
          isSmall
          isSquare
          look="bare"
          icon="copy"
          aria-label={words.duplicate}
          onClick={() => duplicate(store, id)}
        />
      )}
      {canBeCopied && share && (
        <Button
          isSmall
          isSquare
          look="bare"
          icon="arrows-exchange"
          aria-label={words.share}
          title={words.share}
          onClick={() => void share(id)}
        />
      )}
      <Button isSmall isSquare look="bare" icon="trash" aria-label={words.remove} onClick={() => remove(store, id)} />
    </div>
  )
}
