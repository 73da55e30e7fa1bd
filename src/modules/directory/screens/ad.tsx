import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './ad.server.ts'

export { action, loader } from './ad.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The import of people from the institution's directory. */
export default function Ad() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <RecordView description={acted?.record ?? loaded.record} form={Form}>
      {acted?.problem && <Banner kind="problem">{acted.problem}</Banner>}
    </RecordView>
  )
}
