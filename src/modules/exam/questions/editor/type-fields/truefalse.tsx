import { Radio } from '@mantine/core'
import styles from '../editor.module.css'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** Whether the statement is true. */
export function TrueFalseEditor({ answer, change, words }: TypeEditorProps<'truefalse'>) {
  return (
    <fieldset className={styles.fields}>
      <legend>{words.answers}</legend>
      {([true, false] as const).map((correct) => (
        <Radio
          key={String(correct)}
          name="truth"
          label={correct ? words.isTrue : words.isFalse}
          checked={answer.correct === correct}
          onChange={() => change({ answer: { correct } })}
        />
      ))}
    </fieldset>
  )
}
