import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useHydrated } from '#ui/field/hydrated.ts'
import { Button } from '#ui/office/controls/button.tsx'
import { DropZone } from '#ui/office/controls/upload/drop-zone.tsx'
import { SendingList } from '#ui/office/controls/upload/sending-list.tsx'
import type { UploadRules, UploadWords } from '#ui/office/controls/upload/upload.ts'
import { useUploads } from '#ui/office/controls/upload/use-uploads.ts'
import styles from './library.module.css'
import type { ShelfWords } from './shelf.ts'

interface UploadBoxProps {
  upload: { rules: UploadRules; words: UploadWords; action: string }
  /** The URL to which a plain form returns. */
  here: string
  /** The target folder. Null for none. */
  folder: string | null
  words: ShelfWords
}

/**
 * Uploads files into the shown folder. With a script, many at a time with their progress. Without one, a single file by
 * a plain form.
 */
export function UploadBox(props: UploadBoxProps) {
  return useHydrated() ? <ManyFiles {...props} /> : <OneFile {...props} />
}

function OneFile({ upload, here, folder, words }: UploadBoxProps) {
  return (
    <form method="post" action={upload.action} encType="multipart/form-data" className={styles.upload}>
      <input type="hidden" name="library" value="1" />
      <input type="hidden" name="folder" value={folder ?? ''} />
      <input type="hidden" name="back" value={here} />
      <label className={styles.tick}>
        <input type="checkbox" name="public" value="1" defaultChecked />
        {words.uploadPublic}
      </label>
      <span className={styles.plain}>
        <input type="file" name="file" required aria-label={words.upload} />
        <Button isSmall type="submit" icon="upload">
          {words.upload}
        </Button>
      </span>
    </form>
  )
}

function ManyFiles({ upload: { rules, words: said }, folder, words }: UploadBoxProps) {
  const [isPublic, setPublic] = useState(true)
  const { revalidate } = useRevalidator()
  const fields = { library: '1', ...(isPublic && { public: '1' }), ...(folder && { folder }) }
  const { sendings, add, again, drop, hold } = useUploads({ rules, fields, done: () => void revalidate() })
  return (
    <div className={styles.upload}>
      <DropZone {...{ rules, add }} words={said} />
      <label className={styles.tick}>
        <input type="checkbox" checked={isPublic} onChange={({ currentTarget }) => setPublic(currentTarget.checked)} />
        {words.uploadPublic}
      </label>
      <SendingList {...{ sendings, again, drop, hold }} words={said} />
    </div>
  )
}
