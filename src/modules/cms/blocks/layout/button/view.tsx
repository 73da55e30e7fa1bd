import { LinkButton } from '#ui/button/button.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './button.module.css'
import type { ButtonContent } from './load.server.ts'

/** A link that looks like a button. Renders nothing without a text or a target. */
export default function ButtonBlock({
  shown: { text, look, isSmall, alignment, way, newTab },
}: {
  shown: ButtonContent
}) {
  if (text === '' || way === null) return null
  return (
    <p className={classes('wrap', styles.button)} data-alignment={alignment}>
      <LinkButton look={look} isSmall={isSmall} {...way}>
        {text}
        {way.target && <span className="sr"> {newTab}</span>}
      </LinkButton>
    </p>
  )
}
