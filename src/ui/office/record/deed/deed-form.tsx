import type { ElementType, ReactNode } from 'react'
import { FieldControl } from '../../field/field.tsx'
import type { Hidden } from '../../description.ts'
import { Button } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import styles from './deed.module.css'
import type { DeedDescription } from './deed-description.ts'

type DeedFormProps = {
  deed: DeedDescription
  form?: ElementType | undefined
  hidden?: Hidden[]
  /** What the button says, where that is more than the deed's name. */
  label?: string
  afterwards?: () => void
  /** What leads away without doing it. */
  cancel: ReactNode
}

/** Asks what a deed has to know, says what will be lost, and does it. */
export function DeedForm({ deed, form: Form = 'form', hidden = [], label, afterwards, cancel }: DeedFormProps) {
  return (
    <Form method="post" className={styles.deed} onSubmit={afterwards}>
      <HiddenFields fields={[...deed.hidden, ...hidden]} />
      {deed.text && <p>{deed.text}</p>}
      {deed.fields.map((field) => (
        <FieldControl key={field.name} field={field} words={deed.words} locale={deed.locale} isChanged={false} />
      ))}
      <div className={styles.answers}>
        {cancel}
        <Button
          type="submit"
          look={deed.isDestructive ? undefined : 'primary'}
          isBad={deed.isDestructive}
          icon={deed.icon}
        >
          {label ?? deed.label}
        </Button>
      </div>
    </Form>
  )
}
