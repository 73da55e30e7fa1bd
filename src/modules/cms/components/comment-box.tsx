import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import styles from './comment-box.module.css'

type CommentWords = Record<'comments' | 'comment' | 'send' | 'closed', string>

/** The comment box of a post. It is displayed but sends nothing (requirement L48.3), and a click says so. */
export function CommentBox({ words }: { words: CommentWords }) {
  const [isPressed, setPressed] = useState(false)
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">{words.comments}</h2>
      <label htmlFor="comment">{words.comment}</label>
      <textarea id="comment" rows={4} maxLength={2000} aria-describedby="comment-note" />
      <Button type="button" look="line" onClick={() => setPressed(true)}>
        {words.send}
      </Button>
      <p id="comment-note" role="status">
        {isPressed && words.closed}
      </p>
    </section>
  )
}
