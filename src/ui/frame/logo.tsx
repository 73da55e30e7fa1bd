import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import styles from './logo.module.css'

export type Site = { name: ReactNode; sub?: ReactNode; logoUrl?: string; homeHref: string }

type LogoProps = Site & {
  ground?: 'deep'
  place?: 'header'
  /** The visible parts. The name is always there for screen readers. */
  type?: 'mark' | 'text' | 'both'
  /** The height of the logo in pixels. */
  size?: number
  isMarkOnPhone?: boolean
  className?: string
}

/**
 * The site's logo and name, linked to the front page. Without an uploaded logo it shows a patterned square in the
 * site's colours.
 */
export function Logo({ name, sub, homeHref, className, type = 'both', size, ...look }: LogoProps) {
  const { ground, place, isMarkOnPhone } = look
  const shape = classes(
    styles.logo,
    ground === 'deep' && styles['logo--deep'],
    place === 'header' && styles['logo--header'],
    isMarkOnPhone && type === 'both' && styles['logo--mark'],
    className,
  )
  return (
    <a className={shape} href={homeHref} style={size ? sized(size) : undefined}>
      {type !== 'text' && <Mark logoUrl={look.logoUrl} ground={ground} />}
      <span className={type === 'mark' ? 'sr' : styles.logo__name}>
        {name}
        {sub && type !== 'mark' && <span className={styles.logo__sub}>{sub}</span>}
      </span>
    </a>
  )
}

const sized = (size: number) => ({ '--logo-size': `${size}px` }) as CSSProperties

function Mark({ logoUrl, ground }: Pick<LogoProps, 'logoUrl' | 'ground'>) {
  return logoUrl ? (
    <img className={classes(styles.logo__mark, styles['logo__mark--own'])} src={logoUrl} alt="" />
  ) : (
    <WovenMark ground={ground} />
  )
}

function WovenMark({ ground }: Pick<LogoProps, 'ground'>) {
  const thread = ground === 'deep' ? 'var(--on-deep)' : 'var(--brand-solid)'
  return (
    <svg className={styles.logo__mark} viewBox="0 0 44 44" aria-hidden="true">
      <path fill={thread} d="M0 0h22v22H0zM22 22h22v22H22z" />
      <path fill="var(--accent-solid)" d="M22 0h22v22zM22 44H0V22z" />
      <path fill={thread} d="M33 0h11v11zM0 33v11h11z" opacity=".9" />
    </svg>
  )
}
