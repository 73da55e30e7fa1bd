import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, FormNote, FormPair } from '#ui/field/form.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './company.server.ts'

export { action, loader } from './company.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Seats of a course for a company. It works without a script. */
export default function CompanyOrder() {
  const { words, course, each, typed: known } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const typed = refused?.typed ?? known
  const numeric = { inputMode: 'numeric' as const, hasDigits: true, autoComplete: 'off' }
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={words.title} note={<Breakable text={course} />} text={words.text} />
        {refused?.problem && <Alert tone="danger" title={refused.problem} />}
        <p>{each}</p>
        <Form method="post">
          <FormColumn>
            <TextField {...numeric} name="seats" label={words.seats} defaultValue={typed.seats} />
            <TextField name="name" label={words.name} defaultValue={typed.name} autoComplete="organization" />
            <FormPair>
              <TextField {...numeric} name="taxId" label={words.taxId} defaultValue={typed.taxId} />
              <TextField
                {...{ ...numeric, name: 'branch', label: words.branch, hint: words.branchHint }}
                defaultValue={typed.branch}
              />
            </FormPair>
            <TextField
              name="address"
              label={words.address}
              defaultValue={typed.address}
              autoComplete="street-address"
            />
            <Send />
          </FormColumn>
        </Form>
      </section>
    </div>
  )
}

function Send() {
  const { words } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      <div>
        <Button type="submit" isOff={isBusy}>
          {words.order}
        </Button>
      </div>
      <FormNote>{words.orderText}</FormNote>
    </>
  )
}
