import type { ElementType, ReactNode } from 'react'
import { FieldControl } from '../../field/field.tsx'
import type { Hidden } from '../../description.ts'
import { Button } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import styles from './record-action.module.css'
import type { RecordActionDescription } from './record-action-description.ts'

type RecordActionFormProps = {
  action: RecordActionDescription
  form?: ElementType | undefined
  hidden?: Hidden[]
  /** The text of the button, if it differs from the action's name. */
  label?: string
  afterwards?: () => void
  /** Leaves without performing the action. */
  cancel: ReactNode
}

/** Asks for the inputs of an action, tells what will be lost, and performs it. */
export function RecordActionForm({
  action,
  form: Form = 'form',
  hidden = [],
  label,
  afterwards,
  cancel,
}: RecordActionFormProps) {
  return (
    <Form method="post" className={styles.action} onSubmit={afterwards}>
      <HiddenFields fields={[...action.hidden, ...hidden]} />
      {action.text && <p>{action.text}</p>}
      {action.fields.map((field) => (
        <FieldControl key={field.name} field={field} words={action.words} locale={action.locale} isChanged={false} />
      ))}
      <div className={styles.answers}>
        {cancel}
        <Button
          type="submit"
          look={action.isDestructive ? undefined : 'primary'}
          isBad={action.isDestructive}
          icon={action.icon}
        >
          {label ?? action.label}
        </Button>
      </div>
    </Form>
  )
}
