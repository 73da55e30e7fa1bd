import { Input } from '@mantine/core'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import button from '../button.module.css'
import styles from './file-choice.module.css'

type FileChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  id: string
  name: string
  label: string
  hint?: string
  /** The button, and the text beside it before and after a choice. */
  words: { choose: string; none: string; chosen: string }
}

/**
 * A file of a form that is sent as a whole, with a button in the person's language. The browser's own control covers
 * the button, for the keyboard and screen readers. Without a script CSS says that a required file is chosen; with one
 * its name is shown.
 */
export function FileChoice({ id, label, hint, words, ...rest }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  const read = () => setName(input.current?.files?.[0]?.name ?? null)
  useEffect(read, [])
  return (
    <Input.Wrapper
      {...{ id, label, description: hint }}
      inputContainer={(children) => <span className={styles.file}>{children}</span>}
    >
      <span className={`${button.button} ${styles.choose}`}>
        <input
          {...rest}
          {...{ id, ref: input, type: 'file', onChange: read }}
          {...(hint && { 'aria-describedby': `${id}-description` })}
        />
        {words.choose}
      </span>
      <span role="status" className={styles.state}>
        {name ?? (
          <>
            <span className={styles.none}>{words.none}</span>
            <span className={styles.chosen}>{words.chosen}</span>
          </>
        )}
      </span>
    </Input.Wrapper>
  )
}
