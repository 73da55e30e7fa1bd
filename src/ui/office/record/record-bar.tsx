import type { ElementType } from 'react'
import type { Action, RecordDescription } from '../description.ts'
import { ActionMenu } from '../controls/action-menu.tsx'
import { ActionButton } from '../controls/action.tsx'
import { CellText } from '../controls/cell.tsx'
import styles from './record.module.css'

const SHOWN = 2

/** The head of a record. It shows the primary and one more action. The others, and destructive ones, are behind "…". */
export function RecordBar({ description, form }: { description: RecordDescription; form?: ElementType }) {
  const { heading, state, facts, actions, words } = description
  const shown = shownActions(actions)
  const rest = actions.filter((action) => !shown.includes(action))
  return (
    <div className={styles.bar}>
      <div className={styles.name}>
        <h1>{heading}</h1>
        <div className={styles.facts}>
          {state && <CellText cell={state} />}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      </div>
      <div className={styles.acts}>
        {shown.map((action) => (
          <ActionButton
            key={action.label}
            action={action}
            form={form}
            keys={action.icon === 'pencil' ? 'E' : action.isPrimary ? 'N' : undefined}
          />
        ))}
        <ActionMenu label={words.more} actions={rest} form={form} isFramed />
      </div>
    </div>
  )
}

/** Returns the actions with the primary first, then editing. */
export function shownActions(actions: Action[]): Action[] {
  const harmless = actions.filter((action) => !action.isDestructive)
  return harmless.toSorted((a, b) => weight(b) - weight(a)).slice(0, SHOWN)
}

const weight = ({ isPrimary, icon }: Action) => (isPrimary ? 2 : icon === 'pencil' ? 1 : 0)
