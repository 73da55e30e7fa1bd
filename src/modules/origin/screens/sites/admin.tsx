import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './admin.server.ts'

export { action, loader } from './admin.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The staff of a site, and the form that adds someone. */
export default function SiteAdmin() {
  const { record, form } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  const shown = acted?.form ?? form
  if (shown) return <FormView description={shown} form={Form} isSaving={state === 'submitting'} />
  return (
    <RecordView description={record} form={Form}>
      {acted?.problem && <Banner kind="problem">{acted.problem}</Banner>}
    </RecordView>
  )
}
