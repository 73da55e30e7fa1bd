import { NativeSelect } from '@mantine/core'
import type { ElementType } from 'react'
import type { Replacing } from '../../description.ts'
import { Banner } from '../../controls/banner.tsx'
import { Button, ButtonLink } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import styles from './bulk.module.css'

/** Asks for the replacement of a row that others refer to, and deletes the row in the same step. */
export function ReplacePanel({ replacing, form: Form = 'form' }: { replacing: Replacing; form?: ElementType }) {
  const { title, text, label, hidden, choices, act, cancel } = replacing
  return (
    <Banner kind="notice">
      <b>{title}</b>
      <p>{text}</p>
      <Form method="post" className={styles.replace}>
        <HiddenFields fields={hidden} />
        <NativeSelect
          name="to"
          label={label}
          required
          withAsterisk={false}
          data={[{ value: '', label: '–' }, ...choices]}
        />
        <Button type="submit" isBad>
          {act}
        </Button>
        <ButtonLink href={cancel.href}>{cancel.label}</ButtonLink>
      </Form>
    </Banner>
  )
}
