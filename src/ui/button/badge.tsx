import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './badge.module.css'

export type Tone = 'brand' | 'success' | 'warning' | 'danger' | 'info'

type BadgeProps = { tone?: Tone; icon?: IconName; children: ReactNode }

type ChipProps = ComponentProps<'a'> & { href: string; isCurrent?: boolean; count?: number | string }

/** A status in one or two words. Colour is never its only sign. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, tone && styles[`badge--${tone}`])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

/** One choice in a row of links, such as a quick filter. */
export function Chip({ isCurrent, count, children, className, ...rest }: ChipProps) {
  return (
    <a {...rest} className={classes(styles.chip, className)} aria-current={isCurrent || undefined}>
      {children}
      {count !== undefined && <span className={styles.chip__n}>{count}</span>}
    </a>
  )
}

/** The row of chips. With `canScroll` a long row scrolls on a phone instead of wrapping, and fades at the end. */
export function Chips({ canScroll, children }: { canScroll?: boolean; children: ReactNode }) {
  return <div className={classes(styles.chips, canScroll && styles['chips--scroll'])}>{children}</div>
}
