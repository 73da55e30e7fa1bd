import { useId } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '../../controls/button.tsx'
import { useOpened } from '../../controls/opened.ts'
import type { DeedDescription } from '../../record/deed/deed-description.ts'
import { DeedForm } from '../../record/deed/deed-form.tsx'
import type { Sent } from './bulk-bar.tsx'
import styles from './bulk.module.css'

type BulkDeedProps = Sent & { deed: DeedDescription; count: string; title: string }

/** A deed to all ticked rows: it asks what it has to know, and says how many rows there are. */
export function BulkDeed({ deed, count, title, hidden, form, afterwards }: BulkDeedProps) {
  const id = useId()
  const { popover, isOpen } = useOpened()
  const asked = fill(title, { deed: deed.label, n: count })
  const cancel = (
    <Button popoverTarget={id} popoverTargetAction="hide">
      {deed.cancel.label}
    </Button>
  )
  return (
    <>
      <Button look="bare" isSmall icon={deed.icon} isBad={deed.isDestructive} popoverTarget={id}>
        {deed.label}
      </Button>
      <div ref={popover} id={id} popover="auto" className={styles.ask} role="dialog" aria-label={asked}>
        <b>{asked}</b>
        {isOpen && <DeedForm {...{ deed, hidden, form, afterwards, cancel }} label={`${deed.label} (${count})`} />}
      </div>
    </>
  )
}
