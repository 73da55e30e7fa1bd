import { TextInput } from '@mantine/core'
import { NumberField } from '../parts/number-field.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** The ends of a scale and their labels. */
export function ScaleEditor({ content, change, words }: TypeEditorProps<'scale'>) {
  const set = (next: Partial<typeof content>) => change({ content: { ...content, ...next } })
  return (
    <>
      <NumberField label={words.min} {...{ value: content.min, min: 0, max: 10 }} change={(min = 0) => set({ min })} />
      <NumberField label={words.most} {...{ value: content.max, min: 1, max: 10 }} change={(max = 1) => set({ max })} />
      {(['minLabel', 'maxLabel'] as const).map((name) => (
        <TextInput
          key={name}
          label={words[name]}
          maxLength={200}
          value={content[name]}
          onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
        />
      ))}
    </>
  )
}
