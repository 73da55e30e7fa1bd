import { classes } from '#ui/theme/classes.ts'
import styles from './rich-text.module.css'

/** Rich text for reading. `html` must already be sanitised, because nothing is checked here. */
export function RichText({ html, isPlain }: { html: string; isPlain?: boolean }) {
  return (
    <div
      className={classes(styles.prose, isPlain && styles['prose--plain'])}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
