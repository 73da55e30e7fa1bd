import type { KeyboardEvent, RefObject } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import styles from './gallery.module.css'
import type { GalleryContent } from './load.server.ts'

type LargeProps = {
  dialog: RefObject<HTMLDialogElement | null>
  shown: GalleryContent
  /** The index of the picture. Null while it is closed. */
  at: number | null
  setAt: (at: number | null) => void
}

/** One picture over the page with a link to the next. Arrow keys change the picture and Escape closes it. */
export function Large({ dialog, shown: { pictures, words }, at, setAt }: LargeProps) {
  const picture = at === null ? undefined : pictures[at]
  const turn = (by: number) => at !== null && setAt((at + by + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.large}
      aria-label={words.label}
      onClose={() => setAt(null)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <span role="status">{at !== null && fill(words.of, { n: at + 1, count: pictures.length })}</span>
        {pictures.length > 1 && <IconButton icon="left" label={words.previous} onClick={() => turn(-1)} />}
        {pictures.length > 1 && <IconButton icon="right" label={words.next} onClick={() => turn(1)} />}
        <IconButton icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </div>
      {picture && (
        <figure>
          <img key={picture.url} src={picture.url} alt={picture.alt} decoding="async" />
          <figcaption>{picture.caption || picture.alt}</figcaption>
        </figure>
      )}
    </dialog>
  )
}
