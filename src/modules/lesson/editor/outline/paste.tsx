import { Form } from 'react-router'
import { Button } from '#ui/office/part/button.tsx'
import type { EditorDescription } from './description.ts'
import styles from './outline.module.css'

/** Many lessons at once, one a line. */
export function Paste({ described: { words, here } }: { described: EditorDescription }) {
  return (
    <details className={styles.paste}>
      <summary>{words.paste}</summary>
      <Form method="post" action={here}>
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
