import { type ElementType, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'
import { Button } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import { DropZone } from '../../controls/upload/drop-zone.tsx'
import { SendingList } from '../../controls/upload/sending-list.tsx'
import type { Uploaded } from '../../controls/upload/upload.ts'
import { useUploads } from '../../controls/upload/use-uploads.ts'
import styles from './attachments.module.css'
import type { AttachmentForm } from './description.ts'

type AddProps = { add: AttachmentForm; form?: ElementType | undefined }

/** Uploads files. Before hydration a plain form takes one, afterwards any number with their progress. */
export function AddAttachments({ add, form }: AddProps) {
  return useHydrated() ? <ManyFiles add={add} form={form} /> : <OneFile add={add} />
}

function OneFile({ add: { label, action, plain, rules } }: AddProps) {
  return (
    <form method="post" action={action} encType="multipart/form-data" className={styles.plain}>
      <HiddenFields fields={plain} />
      <input
        type="file"
        name="file"
        required
        aria-label={label}
        accept={rules.types.map((type) => `.${type}`).join(',')}
      />
      <Button isSmall type="submit" icon="upload">
        {label}
      </Button>
    </form>
  )
}

/** Uploads the files first, and attaches them to the record together once all are stored. */
function ManyFiles({ add: { attach, rules, words }, form: Form = 'form' }: AddProps) {
  const box = useRef<HTMLFormElement>(null)
  const [there, setThere] = useState<Uploaded[]>([])
  const { sendings, add, again, drop, hold } = useUploads({ rules, fields: noFields, done: setThere })
  useEffect(() => {
    if (there.length > 0) box.current?.requestSubmit()
  }, [there])
  return (
    <>
      <SendingList {...{ sendings, words, again, drop, hold }} />
      <DropZone {...{ rules, words, add }} />
      <Form ref={box} method="post" hidden preventScrollReset>
        <HiddenFields fields={attach} />
        {there.map(({ key }) => (
          <input key={key} type="hidden" name="file" value={key} />
        ))}
      </Form>
    </>
  )
}

const noFields = {}
