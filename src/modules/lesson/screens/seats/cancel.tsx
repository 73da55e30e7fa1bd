import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { State } from '#ui/state/state.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import type { action, loader } from './cancel.server.ts'

export { action, loader } from './cancel.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Asks before an enrolment in a round is cancelled, or says whom to contact. */
export default function Cancel() {
  const { words, heading, name, text, detail, mayCancel, give, refund } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const isBusy = useNavigation().state === 'submitting'
  const isOffered = mayCancel && problem === undefined
  const acts = (
    <>
      {isOffered && (
        <Form method="post">
          <Button isBusy={isBusy}>{words.confirm}</Button>
        </Form>
      )}
      {give && (
        <LinkButton {...(isOffered && { look: 'line' as const })} href={give}>
          {words.give}
        </LinkButton>
      )}
      <LinkButton {...((isOffered || give || refund?.isOpen) && { look: 'line' as const })} href={detail}>
        {words.back}
      </LinkButton>
    </>
  )
  return (
    <State
      isPage
      icon="info"
      tone="warning"
      title={heading}
      text={problem ?? refund?.text ?? text}
      {...(refund?.isOpen && { form: <RefundForm /> })}
      acts={acts}
    >
      <p>
        <b>
          <Breakable text={name} />
        </b>
      </p>
    </State>
  )
}

/** The learner agrees to the amount that they see, and names the account that receives it. */
function RefundForm() {
  const { words, refund } = useLoaderData<typeof loader>()
  const typed = useActionData<typeof action>()?.typed
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <input type="hidden" name="agreed" value={refund?.agreed} />
      <FormColumn>
        {refund?.way ? (
          <p>{refund.way}</p>
        ) : (
          <TextField
            {...{ name: 'to', label: words.account, hint: words.accountHint, defaultValue: typed?.to ?? '' }}
            {...{ required: true, maxLength: 200, autoComplete: 'off' }}
          />
        )}
        <TextField
          {...{ name: 'reason', label: words.reason, defaultValue: typed?.reason ?? '', maxLength: 200 }}
          autoComplete="off"
        />
        <div>
          <Button name="intent" value="refund" isBusy={isBusy}>
            {words.requestRefund}
          </Button>
        </div>
      </FormColumn>
    </Form>
  )
}
