import { Icon } from '#ui/icon/icon.tsx'
import styles from './topbar.module.css'

export type TopbarNote = { label: string; href?: string }

/**
 * A line above the header with one message, which scrolls through once in 30 seconds (specification §9). It pauses on
 * hover, on focus, after the stop button, and for visitors who prefer reduced motion.
 */
export function Topbar({ label, href, name, stop }: TopbarNote & { name: string; stop: string }) {
  return (
    <aside className={styles.topbar} aria-label={name}>
      <label className={styles.stop}>
        <input className="sr" type="checkbox" />
        <span className="sr">{stop}</span>
        <Icon name="pause" size="s" />
      </label>
      <div className={styles.marquee}>{href ? <a href={href}>{label}</a> : <span>{label}</span>}</div>
    </aside>
  )
}
