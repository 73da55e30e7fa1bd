import type { ComponentProps } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { Pdf, PdfWords, Why } from './pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import type { Reading } from './use-reading.ts'
import styles from './pdf.module.css'

type PagesProps = { pdf: Pdf; words: PdfWords; reading: Reading } & Pick<
  ComponentProps<'div'>,
  'ref' | 'onScroll' | 'onKeyDown'
>

/** The pages of a document, or the reason why they are missing. */
export function Pages({ pdf, words, reading: { opened, again }, ...box }: PagesProps) {
  if (opened === 'waiting')
    return (
      <p className={styles.state} role="status">
        {words.loading}
      </p>
    )
  if ('why' in opened) return <NotThere pdf={pdf} words={words} why={opened.why} onAgain={again} />
  const { document, first } = opened
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex, no-noninteractive-element-interactions -- the keyboard scrolls it
    <div {...box} className={styles.pages} tabIndex={0} role="region" aria-label={pdf.name}>
      {Array.from({ length: document.numPages }, (_, at) => (
        <PdfPage key={at} {...{ document, first }} number={at + 1} watermark={pdf.watermark} label={words.page} />
      ))}
    </div>
  )
}

/** Reasons that may be temporary. A broken or too large document stays so. */
const passing: ReadonlySet<Why> = new Set(['busy', 'ended', 'lost'])

type NotThereProps = { pdf: Pdf; words: PdfWords; why: Why; onAgain: () => void }

function NotThere({ pdf, words, why, onAgain }: NotThereProps) {
  return (
    <div className={styles.state}>
      <Alert tone="warning" title={words.reasons[why] ?? words.failed}>
        {passing.has(why) && (
          <Button type="button" look="line" isSmall onClick={onAgain}>
            {words.again}
          </Button>
        )}
        {pdf.mayOpen && (
          <a className="link" href={pdf.address} target="_blank" rel="noopener">
            {words.newTab}
          </a>
        )}
      </Alert>
    </div>
  )
}
