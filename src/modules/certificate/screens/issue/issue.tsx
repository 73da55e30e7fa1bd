import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './issue.server.ts'

export { action, loader } from './issue.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Issues certificates to many learners. */
export default function IssueCertificates() {
  const { form } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.form
  const { state } = useNavigation()
  return <FormView description={refused ?? form} form={Form} isSaving={state === 'submitting'} />
}
