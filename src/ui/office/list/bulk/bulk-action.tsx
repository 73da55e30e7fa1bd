import { useId } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '../../controls/button.tsx'
import { useOpened } from '../../controls/opened.ts'
import type { RecordActionDescription } from '../../record/record-action/record-action-description.ts'
import { RecordActionForm } from '../../record/record-action/record-action-form.tsx'
import type { Sent } from './bulk-bar.tsx'
import styles from './bulk.module.css'

type BulkActionProps = Sent & { action: RecordActionDescription; count: string; title: string }

/** An action on all ticked rows. It asks for its inputs and shows the number of rows. */
export function BulkAction({ action, count, title, hidden, form, afterwards }: BulkActionProps) {
  const id = useId()
  const { popover, isOpen } = useOpened()
  const asked = fill(title, { action: action.label, n: count })
  const cancel = (
    <Button popoverTarget={id} popoverTargetAction="hide">
      {action.cancel.label}
    </Button>
  )
  return (
    <>
      <Button look="bare" isSmall icon={action.icon} isBad={action.isDestructive} popoverTarget={id}>
        {action.label}
      </Button>
      <div ref={popover} id={id} popover="auto" className={styles.ask} role="dialog" aria-label={asked}>
        <b>{asked}</b>
        {isOpen && (
          <RecordActionForm {...{ action, hidden, form, afterwards, cancel }} label={`${action.label} (${count})`} />
        )}
      </div>
    </>
  )
}
