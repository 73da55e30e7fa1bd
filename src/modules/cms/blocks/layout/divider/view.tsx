import { classes } from '#ui/theme/classes.ts'
import type { Props } from './block.ts'
import styles from './divider.module.css'

/** A separator, which screen readers announce. */
export default function Divider({ shown: { look } }: { shown: Props }) {
  return (
    <div className={classes('wrap', styles.divider)} data-look={look}>
      <hr />
    </div>
  )
}
