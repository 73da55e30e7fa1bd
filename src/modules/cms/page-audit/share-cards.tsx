import { truncateToWidth } from '#domain/thai-text/truncate-to-width.ts'
import type { SearchNote } from './search-preview.tsx'
import styles from './check.module.css'
import { useWidth } from './use-width.ts'
import type { WrittenDraft } from './use-written.ts'

/** Two lines of a title on a card, and one of its text, in pixels. */
const titleMost = 740
const textMost = 420

/** The link preview card of a page. */
export function ShareCards({ note, written }: { note: SearchNote; written: WrittenDraft }) {
  const { words, host } = note
  const widthOf = useWidth('600 16px Arial, sans-serif')
  const thin = useWidth('14px Arial, sans-serif')
  const title = truncateToWidth(written.title, { most: titleMost, widthOf })
  const text = truncateToWidth(written.text, { most: textMost, widthOf: thin })
  return (
    <>
      <h3>{words.facebook}</h3>
      <div className={styles.share} data-testid="share-card">
        <Picture url={written.picture} none={words.noPicture} />
        <div className={styles.said}>
          <span className={styles.host}>{host}</span>
          <b>{title}</b>
          <span>{text}</span>
        </div>
      </div>
      <h3>{words.line}</h3>
      <div className={styles.line}>
        <div className={styles.said}>
          <b>{title}</b>
          <span>{text}</span>
          <span className={styles.host}>{host}</span>
        </div>
        <Picture url={written.picture} none={words.noPicture} />
      </div>
    </>
  )
}

function Picture({ url, none }: { url: string; none: string }) {
  if (url === '') return <span className={styles.none}>{none}</span>
  return <img src={url} alt="" decoding="async" />
}
