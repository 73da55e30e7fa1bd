import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './form.server.ts'

export { action, loader } from './form.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Adds a site, or edits its settings. */
export default function SiteForm() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  return <FormView description={acted?.form ?? loaded.form} form={Form} isSaving={state === 'submitting'} />
}
