import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './move.server.ts'

export { action, loader } from './move.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Receives, takes out or adjusts the stock of a SKU. */
export default function MoveStock() {
  const { form } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.form
  const { state } = useNavigation()
  return <FormView description={refused ?? form} form={Form} isSaving={state === 'submitting'} />
}
