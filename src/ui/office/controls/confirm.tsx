import type { ElementType } from 'react'
import type { Hidden } from '../description.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { HiddenFields } from './hidden-fields.tsx'

/** A question before an irreversible action. */
export interface ConfirmDescription {
  title: string
  text: string
  confirm: string
  hidden: Hidden[]
}

/** A banner with the button that performs the action. */
export function Confirm({ ask, form: Form = 'form' }: { ask: ConfirmDescription; form?: ElementType }) {
  const act = (
    <Form method="post">
      <HiddenFields fields={ask.hidden} />
      <Button type="submit" isBad>
        {ask.confirm}
      </Button>
    </Form>
  )
  return (
    <Banner kind="problem" act={act}>
      <b>{ask.title}</b>
      <p>{ask.text}</p>
    </Banner>
  )
}
