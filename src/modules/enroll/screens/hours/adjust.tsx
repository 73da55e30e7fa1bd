import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './adjust.server.ts'

export { action, loader } from './adjust.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A manual ledger entry by staff. */
export default function Adjust() {
  const { form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  return <FormView description={answer?.form ?? form} form={Form} isSaving={state === 'submitting'} />
}
