import { useEffect, useId, useRef } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Pages } from './pages.tsx'
import type { Pdf, PdfWords, Renew } from './pdf.ts'
import { saved } from './saved.ts'
import { useFreshLink } from './use-fresh-link.ts'
import type { Reading } from './use-reading.ts'
import styles from './pdf.module.css'

type ViewerProps = {
  pdf: Pdf
  words: PdfWords & { close: string }
  reading: Reading
  /** The text of the download link, null if downloading is not allowed. */
  save: string | null
  renew: Renew
  onClose: () => void
}

/** A PDF above the page, with a download link if allowed. */
export function Viewer({ pdf, words, reading, save, renew, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.viewer} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.viewer__bar}>
        <h2 id={titleId}>{pdf.name}</h2>
        {save !== null && <Save {...{ pdf, renew }} label={save} />}
        <IconButton icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </header>
      <Pages {...{ pdf, words, reading }} />
    </dialog>
  )
}

function Save({ pdf: { address, name }, renew, label }: { pdf: Pdf; renew: Renew; label: string }) {
  const { link, onClick } = useFreshLink(address, renew)
  return (
    <LinkButton ref={link} look="line" isSmall icon="download" href={saved(address)} download={name} onClick={onClick}>
      {label}
    </LinkButton>
  )
}
