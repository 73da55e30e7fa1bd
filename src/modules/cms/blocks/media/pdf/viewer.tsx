import { useEffect, useId, useRef } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { Shown } from './load.server.ts'
import { Pages } from './pages.tsx'
import { saved } from './saved.ts'
import { useFreshLink } from './use-fresh-link.ts'
import { useReading } from './use-reading.ts'
import styles from './pdf.module.css'

/** A PDF over the page, with its watermark, and a link to save it only where that is allowed. */
export default function Viewer({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { filename, canDownload, words } = shown
  const reading = useReading(shown.fileurl)
  const isRefused = shown.isStamped && reading.opened !== 'waiting' && 'status' in reading.opened
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.viewer} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.viewer__bar}>
        <h2 id={titleId}>{filename}</h2>
        {canDownload && !isRefused && <Save shown={shown} />}
        <IconButton icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </header>
      <Pages shown={shown} reading={reading} />
    </dialog>
  )
}

function Save({ shown: { fileurl, filename, words } }: { shown: Shown }) {
  const { link, onClick } = useFreshLink(fileurl)
  return (
    <LinkButton
      ref={link}
      look="line"
      isSmall
      icon="download"
      href={saved(fileurl)}
      download={filename}
      onClick={onClick}
    >
      {words.download}
    </LinkButton>
  )
}
