import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { action, loader } from './admin.server.ts'

export { action, loader } from './admin.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The site's staff, and the form that invites someone. */
export default function Admin() {
  const { dashboard, form } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.form
  const { state } = useNavigation()
  const asked = refused ?? form
  if (asked) return <FormView description={asked} form={Form} isSaving={state === 'submitting'} />
  return <DashboardView description={dashboard} form={Form} />
}
