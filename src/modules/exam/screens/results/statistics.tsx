import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { loader } from './statistics.server.ts'

export { action, loader } from './statistics.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The item analysis of a round. */
export default function ExamStatistics() {
  const { dashboard, file, note } = useLoaderData<typeof loader>()
  const download = file ? (
    <ButtonLink href={file.href} download={file.name} icon="download" title={note}>
      {file.label}
    </ButtonLink>
  ) : undefined
  return <DashboardView description={dashboard} form={Form} acts={download} />
}
