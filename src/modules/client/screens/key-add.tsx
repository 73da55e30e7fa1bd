import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import { Issued } from '../components/issued.tsx'
import type { action, loader } from './key-add.server.ts'

export { action, loader } from './key-add.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Adds a key, and shows its secret once. */
export default function KeyAdd() {
  const { form } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  if (acted && 'issue' in acted)
    return (
      <RecordView description={acted.record} form={Form}>
        <Issued issue={acted.issue} />
      </RecordView>
    )
  return <FormView description={acted?.form ?? form} form={Form} isSaving={state === 'submitting'} />
}
