import { ButtonLink } from '../../controls/button.tsx'
import { FileDrop } from '../../controls/upload/file-drop.tsx'
import type { ImportDescription } from './import-description.ts'
import styles from './import.module.css'

type UploadStepProps = { description: ImportDescription; busy: string | null; read: (file: File) => void }

/** The area to drop or choose a file, and a link to an empty file with the right heads. */
export function UploadStep({ description, busy, read }: UploadStepProps) {
  const { words } = description
  return (
    <div className={styles.upload}>
      <FileDrop {...{ words, busy, read }} accept=".csv,.xlsx,text/csv" />
      <ButtonLink href={description.templateHref} icon="download">
        {words.template}
      </ButtonLink>
    </div>
  )
}
