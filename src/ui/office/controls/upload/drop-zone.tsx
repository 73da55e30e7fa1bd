import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import styles from './upload.module.css'
import type { UploadRules, UploadWords } from './upload.ts'

type DropZoneProps = {
  rules: UploadRules
  words: UploadWords
  isOne?: boolean
  add: (files: Iterable<File>) => void
  children?: ReactNode
}

/** Accepts files: chosen with the button, dropped, or pasted while the focus is inside. */
export function DropZone({ rules, words, isOne, add, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files && files.length > 0) add(isOne ? [...files].slice(0, 1) : [...files])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <Chooser {...{ rules, words, isOne, take }} />
      <span>
        {words.drop}
        <small>{words.accepts}</small>
      </span>
      {children}
    </div>
  )
}

type ChooserProps = Pick<DropZoneProps, 'rules' | 'words' | 'isOne'> & { take: (files: FileList | null) => void }

function Chooser({ rules, words, isOne, take }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button isSmall icon="upload" onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isOne}
        accept={rules.types.map((type) => `.${type}`).join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
    </>
  )
}
