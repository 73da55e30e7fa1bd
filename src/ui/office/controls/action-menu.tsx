import { type ElementType, useId } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { Action } from '../description.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Button } from './button.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './menu.module.css'

type ActionMenuProps = {
  label: string
  actions: Action[]
  form?: ElementType
  isFramed?: boolean
  /** Shown with the label on the button instead of "…". */
  icon?: IconName
}

/**
 * The menu of "…" or of a named button. It is a native popover, so it opens, closes and supports the keyboard before
 * scripts run.
 */
export function ActionMenu({ label, actions, form, isFramed, icon }: ActionMenuProps) {
  const id = useId()
  if (actions.length === 0) return null
  const harmless = actions.filter((action) => !action.isDestructive)
  const destructive = actions.filter((action) => action.isDestructive)
  return (
    <>
      <Button
        look={isFramed ? undefined : 'bare'}
        isSmall={!isFramed}
        isSquare={!icon}
        icon={icon ?? 'dots'}
        className={icon ? undefined : styles.trigger}
        popoverTarget={id}
        aria-label={icon ? undefined : label}
      >
        {icon && label}
      </Button>
      <div id={id} popover="auto" className={styles.menu} role="group" aria-label={label}>
        {harmless.map((action) => (
          <MenuAction key={action.label} action={action} form={form} />
        ))}
        {harmless.length > 0 && destructive.length > 0 && <hr className={styles.rule} />}
        {destructive.map((action) => (
          <MenuAction key={action.label} action={action} form={form} />
        ))}
      </div>
    </>
  )
}

function MenuAction({ action, form: Form = 'form' }: { action: Action; form?: ElementType }) {
  const look = classes(styles.item, action.isDestructive && styles.bad, action.lock && styles.locked)
  const icon = action.lock ? 'lock' : action.icon
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span>
        {action.label}
        {action.lock && <small>{action.lock}</small>}
      </span>
    </>
  )
  if (action.lock) {
    return (
      <button type="button" className={look} aria-disabled="true">
        {inside}
      </button>
    )
  }
  if (action.method !== 'post') {
    return (
      <a className={look} href={action.href}>
        {inside}
      </a>
    )
  }
  return (
    <Form method="post" action={action.href}>
      <HiddenFields fields={action.hidden} />
      <button type="submit" className={look}>
        {inside}
      </button>
    </Form>
  )
}
