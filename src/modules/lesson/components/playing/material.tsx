import { LinkButton } from '#ui/button/button.tsx'
import type { besideWords } from '../../player/words.ts'
import styles from './playing.module.css'

type MaterialProps = {
  lesson: { kind: string; file: { address: string; name: string; bytes: number } | null; link: string }
  words: Record<keyof typeof besideWords, string>
}

const mb = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`

/** The file or the link that a lesson is made of. */
export function Material({ lesson: { kind, file, link }, words }: MaterialProps) {
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
  )
}
