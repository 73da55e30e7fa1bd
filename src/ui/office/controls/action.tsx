import type { ElementType } from 'react'
import type { Action } from '../description.ts'
import { Button, ButtonLink } from './button.tsx'
import styles from './button.module.css'
import { HiddenFields } from './hidden-fields.tsx'

type ActionButtonProps = {
  action: Action
  form?: ElementType
  isSmall?: boolean
  look?: 'primary' | 'bare'
  keys?: string
}

/** One action as a button: a link, a form that posts, or a locked button with its reason. */
export function ActionButton({ action, form: Form = 'form', isSmall, look, keys }: ActionButtonProps) {
  const shown = {
    look: look ?? (action.isPrimary ? ('primary' as const) : undefined),
    icon: action.lock ? ('lock' as const) : action.icon,
    isBad: action.isDestructive,
    isSmall,
    keys,
  }
  if (action.lock) {
    return (
      <Button {...shown} look={undefined} aria-disabled="true" title={action.lock} aria-description={action.lock}>
        {action.label}
      </Button>
    )
  }
  if (action.method !== 'post') {
    return (
      <ButtonLink {...shown} href={action.href ?? ''} data-key={keys}>
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <Form method="post" action={action.href} className={styles.form}>
      <HiddenFields fields={action.hidden} />
      <Button {...shown} type="submit" data-key={keys} aria-label={action.description}>
        {action.label}
      </Button>
    </Form>
  )
}
