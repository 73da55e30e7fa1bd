import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './notice.server.ts'

export { action, loader } from './notice.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A notice to the administrators of units. */
export default function Notice() {
  const { form } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.form
  const { state } = useNavigation()
  return <FormView description={refused ?? form} form={Form} isSaving={state === 'submitting'} />
}
