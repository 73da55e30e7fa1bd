import type { ElementType } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { StateDescription } from '../description.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { ActionButton } from '../controls/action.tsx'
import styles from './state.module.css'

const icons: Record<StateDescription['kind'], IconName> = {
  empty: 'inbox',
  'not-found': 'search-off',
  forbidden: 'lock',
  error: 'cloud-off',
}

type StatePanelProps = { state: StateDescription; form?: ElementType; isPage?: boolean }

/** An empty, forbidden or unavailable area: what happened, why, and the next step. `isPage` makes it the whole page. */
export function StatePanel({ state, form, isPage }: StatePanelProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div
      className={classes(styles.state, isPage && styles.page)}
      role={state.kind === 'error' ? 'alert' : undefined}
      data-state={state.kind}
    >
      <span className={styles.ring}>
        <Icon name={icons[state.kind]} size={22} />
      </span>
      <Title className={styles.title}>{state.title}</Title>
      {state.text && <p>{state.text}</p>}
      {state.actions && state.actions.length > 0 && (
        <div className={styles.actions}>
          {state.actions.map((action) => (
            <ActionButton key={action.label} action={action} form={form} />
          ))}
        </div>
      )}
      {state.reference && <p className={styles.reference}>{state.reference}</p>}
    </div>
  )
}
