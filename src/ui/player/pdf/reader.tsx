import { useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classes } from '#ui/theme/classes.ts'
import { Pages } from './pages.tsx'
import type { Pdf, PdfWords, Renew } from './pdf.ts'
import { usePlace } from './use-place.ts'
import { useReading } from './use-reading.ts'
import { Viewer } from './viewer.tsx'
import styles from './pdf.module.css'

interface ReaderWords extends PdfWords {
  previous: string
  next: string
  large: string
  close: string
}

type ReaderProps = { pdf: Pdf; words: ReaderWords; renew: Renew }

/** A PDF within the page, page by page, and in a large overlay on request. */
export default function Reader({ pdf, words, renew }: ReaderProps) {
  const [isLarge, setLarge] = useState(false)
  const reading = useReading(pdf.address, renew)
  const { opened } = reading
  const count = opened !== 'waiting' && 'document' in opened ? opened.document.numPages : 0
  const { page, goTo, box } = usePlace(count)
  return (
    <section
      className={classes(styles.reader, opened === 'waiting' && styles['reader--waiting'])}
      aria-label={pdf.name}
    >
      {count > 0 && <Bar {...{ page, count, goTo, words }} onLarge={() => setLarge(true)} />}
      <Pages {...{ pdf, words, reading, ...box }} />
      {isLarge && <Viewer {...{ pdf, words, reading, renew }} save={null} onClose={() => setLarge(false)} />}
    </section>
  )
}

type BarProps = Pick<ReaderProps, 'words'> & {
  page: number
  count: number
  goTo: (page: number) => void
  onLarge: () => void
}

function Bar({ page, count, goTo, words, onLarge }: BarProps) {
  return (
    <div className={styles.reader__bar}>
      <IconButton icon="up" label={words.previous} disabled={page <= 1} onClick={() => goTo(page - 1)} />
      <IconButton icon="down" label={words.next} disabled={page >= count} onClick={() => goTo(page + 1)} />
      <span className={styles.reader__place}>{fill(words.page, { page, count })}</span>
      <IconButton icon="expand" label={words.large} aria-haspopup="dialog" onClick={onLarge} />
    </div>
  )
}
