import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import styles from './editor.module.css'
import type { EditorTexts } from './editor-props.ts'

interface FillFieldProps {
  label: string
  value: string
  maxLength: number
  isLong?: boolean
  texts: Pick<EditorTexts, 'words' | 'fields'>
  change: (value: string) => void
}

/** A text with a menu that inserts a field at the cursor. */
export function FillField({ label, value, maxLength, isLong = false, texts, change }: FillFieldProps) {
  const input = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const { words, fields } = texts
  const insert = (path: string) => {
    const at = input.current?.selectionStart ?? value.length
    change(`${value.slice(0, at)}{{${path}}}${value.slice(at)}`.slice(0, maxLength))
    input.current?.focus()
  }
  const shared = { ref: input, label, value, maxLength }
  return (
    <div className={styles.fill}>
      {isLong ? (
        <Textarea {...shared} autosize minRows={2} onChange={({ target }) => change(target.value)} />
      ) : (
        <TextInput {...shared} onChange={({ target }) => change(target.value)} />
      )}
      <NativeSelect
        size="xs"
        className={styles.insert}
        aria-label={words.insert.replace('{field}', label)}
        value=""
        data={[{ value: '', label: words.insertHint }, ...fields]}
        onChange={({ target }) => target.value !== '' && insert(target.value)}
      />
    </div>
  )
}
