import { useEffect, useId, useRef } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import styles from './film.module.css'

export interface KeyHelp {
  title: string
  close: string
  keys: readonly { keys: string; does: string }[]
}

/** The list of shortcuts. */
export function KeysDialog({ keys: { title, close, keys }, onClose }: { keys: KeyHelp; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.keys} aria-labelledby={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={close} onClick={() => dialog.current?.close()} />
      </header>
      <dl>
        {keys.map(({ keys: pressed, does }) => (
          <div key={pressed}>
            <dt>
              <kbd>{pressed}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}
