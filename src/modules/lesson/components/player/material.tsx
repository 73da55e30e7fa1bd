import { lazy, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { useHydrated } from '#ui/field/hydrated.ts'
import type { PreviewWords } from './standing-still.tsx'
import styles from './player.module.css'

const Reader = lazy(() => import('#ui/player/pdf/reader.tsx'))

interface File {
  address: string
  name: string
  bytes: number
}

type MaterialProps = {
  lesson: { kind: string; file: File | null; link: string }
  said: PreviewWords
}

const mb = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`

/** The file or link of a lesson. */
export function Material({ lesson: { kind, file, link }, said }: MaterialProps) {
  const { words } = said
  if (kind === 'link' && link !== '')
    return (
      <p className={styles.material}>
        <LinkButton href={link} look="line" icon="link" target="_blank" rel="noopener noreferrer">
          {words.openLink}
        </LinkButton>
      </p>
    )
  if (kind !== 'pdf' && kind !== 'file') return null
  if (!file) return <p>{words.noFile}</p>
  return (
    <>
      {kind === 'pdf' && <ReadHere file={file} said={said} />}
      <p className={styles.material}>
        {kind === 'pdf' && (
          <LinkButton href={file.address} look="line" icon="book" target="_blank">
            {words.openFile}
          </LinkButton>
        )}
        <LinkButton href={`${file.address}?download`} look="line" icon="download" download={file.name}>
          {words.saveFile.replace('{name}', file.name)} ({mb(file.bytes)})
        </LinkButton>
      </p>
    </>
  )
}

/** The pages of a file. Without a script, the reader uses the link below it. */
function ReadHere({ file: { address, name }, said: { reading, reasons } }: { file: File; said: PreviewWords }) {
  const isHydrated = useHydrated()
  const { revalidate: renew } = useRevalidator()
  const waiting = <p role="status">{reading.loading}</p>
  return (
    <div className={styles.document}>
      {isHydrated && (
        <Suspense fallback={waiting}>
          <Reader
            key={address}
            pdf={{ address, name, watermark: null, mayOpen: true }}
            words={{ ...reading, reasons }}
            renew={renew}
          />
        </Suspense>
      )}
    </div>
  )
}
