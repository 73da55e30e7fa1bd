import { ButtonLink } from '../../controls/button.tsx'
import { FileDrop } from '../../controls/upload/file-drop.tsx'
import type { ImportDescription } from './import-description.ts'
import styles from './import.module.css'

type UploadStepProps = { description: ImportDescription; busy: string | null; read: (file: File) => void }

/** Where a file is dropped or chosen, and where an empty one with the right heads is taken. */
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
