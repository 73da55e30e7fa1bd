import { NativeSelect, TextInput } from '@mantine/core'
import styles from './editor.module.css'
import type { EditorWords } from './words.ts'

export interface AboutFieldsProps {
  banks: { value: string; label: string }[]
  difficulties: { value: string; label: string }[]
  words: EditorWords
}

/** Where a new question goes, and how exams find it. */
export function AboutFields({ banks, difficulties, words }: AboutFieldsProps) {
  return (
    <div className={styles.columns}>
      {banks.length > 1 ? (
        <NativeSelect name="bankID" label={words.bank} data={banks} />
      ) : (
        <input type="hidden" name="bankID" value={banks[0]?.value ?? ''} />
      )}
      <TextInput name="code" label={words.code} description={words.codeHint} maxLength={60} />
      <TextInput name="tags" label={words.tags} description={words.tagsHint} maxLength={400} />
      <NativeSelect name="difficulty" label={words.difficulty} data={difficulties} defaultValue="medium" />
    </div>
  )
}
