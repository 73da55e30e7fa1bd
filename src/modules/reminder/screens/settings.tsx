import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './settings.server.ts'

export { action, loader } from './settings.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** What the site tells its learners. */
export default function Settings() {
  const { form } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.form
  const { state } = useNavigation()
  return <FormView description={refused ?? form} form={Form} isSaving={state === 'submitting'} />
}
