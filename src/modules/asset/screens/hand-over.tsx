import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './hand-over.server.ts'

export { action, loader } from './hand-over.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Hands an asset from stock to a person. */
export default function HandOver() {
  const { form } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.form
  const { state } = useNavigation()
  return <FormView description={refused ?? form} form={Form} isSaving={state === 'submitting'} />
}
