import { NumberField } from '../parts/number-field.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** The length of an essay. A person marks it. */
export function EssayEditor({ content, change, words }: TypeEditorProps<'essay'>) {
  const { maxLength, lines } = content
  return (
    <>
      <NumberField
        label={words.minWords}
        {...{ value: content.minWords, min: 1, max: 5000 }}
        change={(minWords) => change({ content: { maxLength, lines, ...(minWords !== undefined && { minWords }) } })}
      />
      <NumberField
        label={words.maxLength}
        {...{ value: maxLength, min: 1, max: 20_000 }}
        change={(next = 1) => change({ content: { ...content, maxLength: next } })}
      />
      <NumberField
        label={words.lines}
        {...{ value: lines, min: 1, max: 100 }}
        change={(next = 1) => change({ content: { ...content, lines: next } })}
      />
    </>
  )
}
