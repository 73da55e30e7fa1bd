import { TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import { useDescribed } from '../store/use-builder.ts'
import { type ControlProps, emptied, textOf } from './prop.ts'
import styles from './fields.module.css'

const LibraryDialog = lazy(() => import('#ui/office/controls/upload/library/library-dialog.tsx'))

/** A file from the media library or a new upload, or a URL. */
export function FileControl({ field, value, onChange }: ControlProps) {
  const { uploads, words } = useDescribed()
  const [isOpen, setOpen] = useState(false)
  if (field.kind !== 'file') return null
  const upload = uploads[field.of]
  const address = textOf(value)
  const choose = (key: string) => {
    setOpen(false)
    onChange(/^(?:https:\/|\/)/.test(key) ? key : `/${key}`)
  }
  return (
    <div className={styles.file}>
      {field.of === 'picture' && address !== '' && <img src={address} alt="" className={styles.picture} />}
      <TextInput
        size="sm"
        label={field.label}
        placeholder={words.address}
        value={address}
        inputMode="url"
        onChange={({ currentTarget }) => onChange(emptied(field, currentTarget.value.trim()))}
      />
      <div className={styles.acts}>
        <Button isSmall icon="photo" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.chooseFile}
        </Button>
        {address !== '' && (
          <Button isSmall look="bare" icon="x" onClick={() => onChange(emptied(field, ''))}>
            {words.clearFile}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {isOpen && upload?.library && (
          <LibraryDialog upload={upload} library={upload.library} onChoose={choose} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  )
}
