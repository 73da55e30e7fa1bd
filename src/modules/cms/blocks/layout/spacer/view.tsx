import type { Props } from './block.ts'
import styles from './spacer.module.css'

/** Nothing, as high as it is set. */
export default function Spacer({ shown: { size } }: { shown: Props }) {
  return <div className={styles.spacer} data-size={size} aria-hidden="true" />
}
