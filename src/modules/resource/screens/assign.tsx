import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import { PackageChoice } from '../components/package-choice.tsx'
import type { action, loader } from './assign.server.ts'

export { action, loader } from './assign.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The site's package: its limits, and what another one would change. */
export default function Assign() {
  const { record, ...choice } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <RecordView description={record} form={Form}>
      <PackageChoice {...choice} {...(refused && { refused })} />
    </RecordView>
  )
}
