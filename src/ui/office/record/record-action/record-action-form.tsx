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
  /** What the button says, where that is more than the action's name. */
  label?: string
  afterwards?: () => void
  /** What leads away without doing it. */
  cancel: ReactNode
}

/** Asks what a action has to know, says what will be lost, and does it. */
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
