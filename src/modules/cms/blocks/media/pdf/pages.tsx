import { Button } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { Shown } from './load.server.ts'
import { PdfPage } from './pdf-page.tsx'
import { ended, type Reading } from './use-reading.ts'
import styles from './pdf.module.css'

/** The pages of a document, or why they are not there. */
export function Pages({ shown, reading: { opened, again } }: { shown: Shown; reading: Reading }) {
  if (opened === 'waiting')
    return (
      <p className={styles.viewer__state} role="status">
        {shown.words.loading}
      </p>
    )
  if ('status' in opened) return <NotThere shown={shown} status={opened.status} onAgain={again} />
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- the keyboard scrolls it
    <div className={styles.viewer__pages} tabIndex={0} role="region" aria-label={shown.filename}>
      {Array.from({ length: opened.numPages }, (_, at) => (
        <PdfPage
          key={at}
          document={opened}
          number={at + 1}
          watermark={shown.isStamped ? null : shown.watermark}
          label={shown.words.page}
        />
      ))}
    </div>
  )
}

/** What each status of the server means here; a document that takes no watermark will not take one later. */
const meant = { [ended]: 'ended', 413: 'too-heavy', 422: 'broken', 423: 'locked', 503: 'busy' } as const

function NotThere({ shown, status, onAgain }: { shown: Shown; status: number; onAgain: () => void }) {
  const { reasons, words, canDownload, isStamped, fileurl } = shown
  const reason = isStamped && status in meant ? meant[status as keyof typeof meant] : null
  return (
    <div className={styles.viewer__state}>
      <Alert tone="warning" title={reason ? reasons[reason] : words.failed}>
        {(reason === 'busy' || reason === 'ended') && (
          <Button type="button" look="line" isSmall onClick={onAgain}>
            {words.again}
          </Button>
        )}
        {!isStamped && canDownload && (
          <a className="link" href={fileurl} target="_blank" rel="noopener">
            {words.newTab}
          </a>
        )}
      </Alert>
    </div>
  )
}
