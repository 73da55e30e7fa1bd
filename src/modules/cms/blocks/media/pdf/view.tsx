import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { saved } from '#ui/player/pdf/saved.ts'
import { useFreshLink } from '#ui/player/pdf/use-fresh-link.ts'
import type { PdfContent } from './load.server.ts'
import styles from './pdf.module.css'

const Viewer = lazy(() => import('./viewer.tsx'))

/** A PDF with its preview. Clicking it downloads the file or opens it over the page. */
export default function Pdf({ shown }: { shown: PdfContent }) {
  if (shown.fileurl === '') return null
  return (
    <div className="wrap block">
      {shown.display === 'download' ? <Saved shown={shown} /> : <Read shown={shown} />}
      {shown.note && <p className={styles.pdf__note}>{shown.note}</p>}
    </div>
  )
}

function Saved({ shown }: { shown: PdfContent }) {
  const { link, onClick } = useFreshLink(shown.fileurl, useRevalidator().revalidate)
  return (
    <a ref={link} className={styles.pdf} href={saved(shown.fileurl)} download={shown.filename} onClick={onClick}>
      <Preview shown={shown} icon="download" act={shown.words.download} />
    </a>
  )
}

function Read({ shown }: { shown: PdfContent }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.pdf} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Preview shown={shown} icon="eye" act={shown.words.look} />
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">{shown.words.loading}</p>}>
          <Viewer shown={shown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Preview({ shown: { url, filename }, icon, act }: { shown: PdfContent; icon: IconName; act: string }) {
  return (
    <>
      <span className={styles.pdf__page}>
        {url ? <img src={url} alt="" loading="lazy" decoding="async" /> : <Icon name="file" size="l" />}
      </span>
      <span className={styles.pdf__name}>{filename}</span>
      <span className={styles.pdf__act}>
        <Icon name={icon} size="s" />
        {act}
      </span>
    </>
  )
}
