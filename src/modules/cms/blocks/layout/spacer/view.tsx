import type { Props } from './block.ts'
import styles from './spacer.module.css'

/** Empty space of the chosen height. */
export default function Spacer({ shown: { size } }: { shown: Props }) {
  return <div className={styles.spacer} data-size={size} aria-hidden="true" />
}
