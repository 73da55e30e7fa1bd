import { Textarea } from '@mantine/core'
import { useRef } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import { newID } from '../new-id.ts'
import type { EditorWords } from '../words.ts'

interface BlankTextFieldProps {
  text: string
  words: EditorWords
  change: (text: string) => void
  /** Called with the id of a blank that was added to the text. */
  addBlank: (id: string, text: string) => void
}

/** A text with blanks as `[[id]]`. A button adds one at the cursor. */
export function BlankTextField({ text, words, change, addBlank }: BlankTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const add = () => {
    const id = newID().slice(0, 6)
    const at = field.current?.selectionStart ?? text.length
    addBlank(id, `${text.slice(0, at)}[[${id}]]${text.slice(at)}`)
    field.current?.focus()
  }
  return (
    <>
      <Textarea
        ref={field}
        label={words.blankText}
        description={words.blankHint}
        autosize
        minRows={3}
        maxLength={20_000}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <div>
        <Button isSmall icon="plus" onClick={add}>
          {words.addBlank}
        </Button>
      </div>
    </>
  )
}
