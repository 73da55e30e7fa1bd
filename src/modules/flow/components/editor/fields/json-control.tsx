import { Textarea } from '@mantine/core'
import type { EditorDescription } from '../describe-editor.server.ts'
import styles from '../editor.module.css'
import { ValueMenu } from './value-menu.tsx'

interface JsonControlProps {
  label: string
  value: string
  described: EditorDescription
  values: readonly string[]
  onChange: (value: string) => void
}

/** JSON text with placeholders. The problem of the step says if it is no JSON. */
export function JsonControl({ label, value, described, values, onChange }: JsonControlProps) {
  return (
    <div className={styles.code}>
      <Textarea
        label={label}
        description={described.words.jsonHint}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={20_000}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <ValueMenu {...{ values, described, label }} onInsert={(path) => onChange(`${value}"${path}"`)} />
    </div>
  )
}
