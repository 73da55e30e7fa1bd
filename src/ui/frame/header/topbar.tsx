import styles from './topbar.module.css'

export type TopbarNote = { label: string; href?: string }

/** A line over the header with one thing to say, at its right end. */
export function Topbar({ label, href }: TopbarNote) {
  return (
    <div className={styles.topbar}>
      <div className="wrap">{href ? <a href={href}>{label}</a> : <span>{label}</span>}</div>
    </div>
  )
}
