import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './branch.server.ts'

export { action, loader } from './branch.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A tax branch: what e-Tax still needs from it, and which rate or certificate ends soon. */
export default function TaxBranch() {
  const { record, notices } = useLoaderData<typeof loader>()
  return (
    <RecordView description={record} form={Form} refused={useActionData<typeof action>()}>
      {notices.map((notice) => (
        <Banner key={notice} kind="notice">
          {notice}
        </Banner>
      ))}
    </RecordView>
  )
}
