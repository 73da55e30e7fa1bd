import type { ComponentProps } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './icon-button.module.css'

type Face = { icon: IconName; label: string; count?: number }

type IconButtonProps = Face & Omit<ComponentProps<'button'>, 'children'>

type IconLinkProps = Face & Omit<ComponentProps<'a'>, 'children'> & { href: string }

/** An icon button of 44 px. `label` is for screen readers. */
export function IconButton({ icon, label, count, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classes(styles.iconbutton, className)}>
      <Icon name={icon} />
      <span className="sr">{label}</span>
      <Count count={count} />
    </button>
  )
}

/** An icon link of 44 px with the number of waiting items. The label contains the number too. */
export function IconLink({ icon, label, count, className, ...rest }: IconLinkProps) {
  return (
    <a {...rest} className={classes(styles.iconbutton, className)}>
      <Icon name={icon} />
      <span className="sr">{label}</span>
      <Count count={count} />
    </a>
  )
}

function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span className={classes(styles.count, count > 0 && styles['count--on'])} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
