import { Icon } from '#ui/icon/icon.tsx'
import styles from './back-to-top.module.css'

/** A way back to the header of a long page. */
export function BackToTop({ label }: { label: string }) {
  return (
    <a className={styles.totop} href="#top" aria-label={label}>
      <Icon name="up" />
    </a>
  )
}
