import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './state.module.css'

export type GlyphTone = 'success' | 'warning' | 'danger'

/** The icon of a state or a dialog. */
export function Glyph({ icon, tone }: { icon: IconName; tone?: GlyphTone }) {
  return (
    <span className={classes(styles.glyph, tone && styles[`glyph--${tone}`])}>
      <Icon name={icon} size="l" />
    </span>
  )
}

/** A pattern with one missing square: the page was not found. */
export function LostThread() {
  return (
    <svg className={styles.state__art} viewBox="0 0 120 60" aria-hidden="true">
      <path fill="var(--brand-solid)" d="M0 0h30v30H0zM45 30 60 45 45 60 30 45z" />
      <path fill="var(--accent-solid)" d="M30 0h30L30 30zM90 30h30v30z" />
      <path fill="var(--brand-line)" d="M90 0h30v30zM60 30h30L60 60z" />
      <path fill="var(--brand-tint-2)" d="M0 30h30L0 60z" />
      <path fill="none" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="4 4" d="M61.5 1.5h27v27h-27z" />
    </svg>
  )
}
