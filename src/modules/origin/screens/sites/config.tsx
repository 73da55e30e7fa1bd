import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { ListView } from '#ui/office/list/list.tsx'
import type { action, loader } from './config.server.ts'

export { action, loader } from './config.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The settings that sites inherit, and the form to edit them. */
export default function SiteConfig() {
  const { list, form } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  const shown = acted?.form ?? form
  if (shown) return <FormView description={shown} form={Form} isSaving={state === 'submitting'} />
  return <ListView description={list} form={Form} />
}
