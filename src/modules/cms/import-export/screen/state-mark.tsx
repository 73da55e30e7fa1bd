import type { Tone } from '#ui/office/description.ts'
import part from '#ui/office/controls/part.module.css'
import { classes } from '#ui/theme/classes.ts'

/** A state: a coloured dot and a word. */
export function StateMark({ tone, text }: { tone: Tone; text: string }) {
  return (
    <span className={classes(part.state, part[tone])}>
      <span className={part.dot} aria-hidden="true" />
      {text}
    </span>
  )
}
