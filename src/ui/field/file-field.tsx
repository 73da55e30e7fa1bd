import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { controlProps, Field, type FieldWords } from './field.tsx'
import styles from './file-field.module.css'

type FileFieldProps = Pick<FieldWords, 'label' | 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, 'type' | 'required'> & {
    name: string
    /** The button, and the text beside it before and after a choice. */
    words: { choose: string; none: string; chosen: string }
  }

/**
 * A required file with a button in the visitor's language. The browser's own control stays in it for the keyboard and screen readers.
 * Without a script, CSS says that a file is chosen; with one, its name is shown.
 */
export function FileField({ label, hint, error, words, id: given, ...rest }: FileFieldProps) {
  const id = given ?? rest.name
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  const read = () => setName(input.current?.files?.[0]?.name ?? null)
  useEffect(read, [])
  return (
    <Field {...{ id, label, hint, error }}>
      <span className={styles.file}>
        <label className={styles.choose}>
          <input {...rest} {...controlProps({ id, hint, error })} ref={input} type="file" required onChange={read} />
          {words.choose}
        </label>
        <span role="status" className={styles.state}>
          <span className={styles.none}>{words.none}</span>
          <span className={styles.chosen}>{name ?? words.chosen}</span>
        </span>
      </span>
    </Field>
  )
}
