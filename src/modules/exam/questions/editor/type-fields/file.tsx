import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { NumberField } from '../parts/number-field.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

const megabyte = 1024 * 1024

/** The files that answer a question. A person marks them. */
export function FileEditor({ content, change, words }: TypeEditorProps<'file'>) {
  const [text, setText] = useState(content.accept.join(', '))
  const write = (next: string) => {
    setText(next)
    const types = next
      .toLowerCase()
      .split(/[\s,.]+/)
      .filter((type) => type !== '')
    change({ content: { ...content, accept: [...new Set(types)] } })
  }
  return (
    <>
      <TextInput
        label={words.accept}
        description={words.acceptHint}
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <NumberField
        label={words.maxFiles}
        {...{ value: content.maxFiles, min: 1, max: 10 }}
        change={(maxFiles = 1) => change({ content: { ...content, maxFiles } })}
      />
      <NumberField
        label={words.maxMegabytes}
        {...{ value: Math.max(1, Math.round(content.maxBytes / megabyte)), min: 1, max: 500 }}
        change={(size = 1) => change({ content: { ...content, maxBytes: size * megabyte } })}
      />
    </>
  )
}
