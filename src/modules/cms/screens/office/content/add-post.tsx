import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './add-post.server.ts'

export { meta } from '#platform/office/screens/edit.tsx'
export { action, loader } from './add-post.server.ts'

export default function AddPost() {
  const { form } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  return <FormView description={acted?.form ?? form} form={Form} isSaving={state === 'submitting'} />
}
