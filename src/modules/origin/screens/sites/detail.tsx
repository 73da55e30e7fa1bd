import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { HandOver } from '#ui/office/login/sites/hand-over.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Confirm } from '#ui/office/controls/confirm.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './detail.server.ts'

export { action, loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A site of the family. The browser submits its forms natively, because one of them leads to that site. */
export default function Site() {
  const { record, ask } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  if (acted && 'handOver' in acted && acted.handOver) return <HandOver {...acted.handOver} isInside />
  return (
    <RecordView description={record}>
      {acted?.problem && <Banner kind="problem">{acted.problem}</Banner>}
      {ask && <Confirm ask={ask} />}
    </RecordView>
  )
}
