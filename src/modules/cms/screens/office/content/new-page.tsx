import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './new-page.server.ts'

export { meta } from '#platform/office/screens/edit.tsx'
export { action, loader } from './new-page.server.ts'

/** A new page based on another one. */
export default function NewPage() {
  const { form } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  return <FormView description={acted?.form ?? form} form={Form} isSaving={state === 'submitting'} />
}
