import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import type { EditorDescription } from './description.ts'
import styles from './outline.module.css'

/** Adds many lessons at once, one per line. The field is cleared after adding, so the lines cannot be sent twice. */
export function Paste({ described: { words, here, lines } }: { described: EditorDescription }) {
  const box = useRef<HTMLDetailsElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (!isSent.current || !box.current) return
    isSent.current = false
    box.current.open = false
    box.current.querySelector('form')?.reset()
  }, [lines.length])
  return (
    <details ref={box} className={styles.paste}>
      <summary>{words.paste}</summary>
      <Form method="post" action={here} onSubmit={() => (isSent.current = true)}>
        <input type="hidden" name="intent" value="paste" />
        <label>
          {words.pasteLabel}
          <textarea name="lines" required placeholder={words.pasteExample} maxLength={100_000} />
        </label>
        <p>{words.pasteHow}</p>
        <Button type="submit" icon="plus">
          {words.pasteSend}
        </Button>
      </Form>
    </details>
  )
}
