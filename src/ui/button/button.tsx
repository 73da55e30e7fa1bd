import type { ComponentProps } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './button.module.css'

type ButtonLook = {
  look?: 'solid' | 'accent' | 'line' | 'quiet' | 'deep'
  isSmall?: boolean
  isWide?: boolean
  icon?: IconName
  iconAfter?: IconName
}

type ButtonProps = ButtonLook & ComponentProps<'button'> & { isBusy?: boolean; isOff?: boolean }

type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { href: string }

/** A button on this page or of its form. A disabled button stays in the tab order and announces its state. */
export function Button({ isBusy, isOff, ...props }: ButtonProps) {
  const { icon, iconAfter, children, look, isSmall, isWide, className, type = 'submit', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={classes(lookOf({ look, isSmall, isWide }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  )
}

/** A link to another page that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { icon, iconAfter, children, look, isSmall, isWide, className, ...rest } = props
  return (
    <a {...rest} className={classes(lookOf({ look, isSmall, isWide }), className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </a>
  )
}

function lookOf({ look = 'solid', isSmall, isWide }: ButtonLook) {
  return classes(
    styles.button,
    styles[`button--${look}`],
    isSmall && styles['button--small'],
    isWide && styles['button--wide'],
  )
}
