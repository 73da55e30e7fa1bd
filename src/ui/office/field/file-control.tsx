import { TextInput } from '@mantine/core'
import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'
import type { FieldUpload } from '../form-description.ts'
import { Button } from '../controls/button.tsx'
import { DropZone } from '../controls/upload/drop-zone.tsx'
import { SendingList } from '../controls/upload/sending-list.tsx'
import { Library } from '../controls/upload/library/library.ts'
import { UploadSender } from '../controls/upload/upload.ts'
import styles from '../controls/upload/upload.module.css'
import { useUploads } from '../controls/upload/use-uploads.ts'
import { announceChange, type ControlProps, labelled } from './control.tsx'
import { TextControl } from './text-control.tsx'

const LibraryDialog = lazy(() => import('../controls/upload/library/library-dialog.tsx'))

/** A file by its key or URL. After hydration it can be chosen, dropped or pasted, and is uploaded at once. */
export function FileControl(props: ControlProps) {
  const { upload, isLocked } = props.field
  const canSend = useContext(UploadSender) !== null
  const isReady = useHydrated()
  if (!upload || isLocked || !canSend || !isReady) return <TextControl {...props} />
  return <SentFile {...props} upload={upload} />
}

function SentFile({ upload, ...props }: ControlProps & { upload: FieldUpload }) {
  const { field } = props
  const { rules, words, fields } = upload
  const stored = String(field.value ?? '')
  const [value, setValue] = useState(stored)
  const input = useRef<HTMLInputElement>(null)
  const { sendings, add, again, drop, hold } = useUploads({ rules, fields, done: ([first]) => setValue(first!.key) })
  useEffect(() => {
    if (value !== stored) announceChange(input.current)
  }, [value, stored])
  return (
    <div className={styles.field}>
      <TextInput
        {...labelled(props)}
        ref={input}
        name={field.name}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <SendingList {...{ sendings, words, again, drop, hold }} />
      <DropZone {...{ rules, words, add }} isOne>
        <FromLibrary upload={upload} onChoose={setValue} />
        {isPicture(value) && <img src={addressOf(value)} alt="" className={styles.preview} />}
      </DropZone>
    </div>
  )
}

/** Opens the library. On closing, the browser returns the focus to the button. */
function FromLibrary({ upload, onChoose }: { upload: FieldUpload; onChoose: (key: string) => void }) {
  const { library } = upload
  const canAsk = useContext(Library) !== null
  const [isOpen, setOpen] = useState(false)
  if (!library || !canAsk) return null
  const choose = (key: string) => {
    setOpen(false)
    onChoose(key)
  }
  return (
    <>
      <Button isSmall icon="photo" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {library.words.open}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <LibraryDialog {...{ upload, library }} onChoose={choose} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

const isPicture = (place: string) => /\.(?:jpe?g|png|webp|gif|svg|ico)(?:$|\?)/i.test(place)
const addressOf = (place: string) => (place.startsWith('https://') ? place : `/${place}?w=480`)
