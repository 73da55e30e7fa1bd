import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './catalogue-add.server.ts'

export { action, loader } from './catalogue-add.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The selection of courses, a preview for each unit, and the result. */
export default function CatalogueAdd() {
  const { form, dashboard } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  if (answer?.plan) return <RecordView description={answer.plan} form={Form} />
  const asked = answer?.form ?? form
  if (!asked) return dashboard && <DashboardView description={dashboard} form={Form} />
  return <FormView description={asked} form={Form} isSaving={state === 'submitting'} />
}
