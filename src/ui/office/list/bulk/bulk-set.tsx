import { NativeSelect } from '@mantine/core'
import { useId, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import { useOpened } from '../../controls/opened.ts'
import { ValueControl } from '../filter/value-control.tsx'
import type { Sent } from './bulk-bar.tsx'
import type { BulkDescription } from './bulk-description.ts'
import styles from './bulk.module.css'

type BulkSetProps = Sent & { bulk: BulkDescription }

/** Sets one field of all ticked rows to the same value. */
export function BulkSet(props: BulkSetProps) {
  const id = useId()
  const { popover, isOpen } = useOpened()
  const label = fill(props.bulk.words.set, { field: '' })
  return (
    <>
      <Button look="bare" isSmall icon="pencil" popoverTarget={id}>
        {label}
      </Button>
      <div ref={popover} id={id} popover="auto" className={styles.ask} role="group" aria-label={label}>
        {isOpen && <SetForm {...props} />}
      </div>
    </>
  )
}

function SetForm({ bulk, hidden, form: Form = 'form', afterwards }: BulkSetProps) {
  const [name, setName] = useState(bulk.settable[0]!.name)
  const [value, setValue] = useState('')
  const field = bulk.settable.find((one) => one.name === name)!
  const operator = field.operators[0]!
  const entries = operator.control === 'source' ? value.split(',').filter(Boolean) : [value]
  const words = {
    value: field.label,
    choose: fill(bulk.words.set, { field: '' }),
    none: '–',
    asking: '…',
    failed: '–',
  }
  return (
    <Form method="post" className={styles.set} onSubmit={afterwards}>
      <HiddenFields
        fields={[
          { name: 'intent', value: 'bulk-set' },
          { name: 'field', value: name },
          ...entries.map((one) => ({ name, value: one })),
          ...hidden,
        ]}
      />
      <NativeSelect
        size="sm"
        aria-label={fill(bulk.words.set, { field: '' })}
        value={name}
        data={bulk.settable.map((one) => ({ value: one.name, label: one.label }))}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setValue('')
        }}
      />
      <ValueControl key={name} {...{ field, operator, value, words }} change={setValue} />
      <Button type="submit" look="primary" isSmall disabled={value === ''}>
        {fill(bulk.words.set, { field: field.label })}
      </Button>
    </Form>
  )
}
