import type { ComponentProps } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'
import { Kbd } from './kbd.tsx'

type Look = { look?: 'primary' | 'bare'; isSmall?: boolean; isSquare?: boolean; isBad?: boolean }

type More = Look & { icon?: IconName; keys?: string }

/** A button on this page or of its form. */
export function Button({ icon, keys, children, ...props }: More & ComponentProps<'button'>) {
  const { look, isSmall, isSquare, isBad, className, type = 'button', ...rest } = props
  return (
    <button {...rest} type={type} className={classes(lookOf({ look, isSmall, isSquare, isBad }), className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {keys && <Kbd keys={keys} />}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ icon, keys, children, ...props }: More & ComponentProps<'a'> & { href: string }) {
  const { look, isSmall, isSquare, isBad, className, ...rest } = props
  return (
    <a {...rest} className={classes(lookOf({ look, isSmall, isSquare, isBad }), className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {keys && <Kbd keys={keys} />}
    </a>
  )
}

function lookOf({ look, isSmall, isSquare, isBad }: Look) {
  return classes(
    styles.button,
    look && styles[look],
    isSmall && styles.small,
    isSquare && styles.square,
    isBad && styles.bad,
  )
}
