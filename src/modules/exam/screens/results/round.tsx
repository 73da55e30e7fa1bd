import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { action, loader } from './round.server.ts'

export { action, loader } from './round.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The results of a round. */
export default function ExamResults() {
  const { dashboard, file } = useLoaderData<typeof loader>()
  const download = (
    <ButtonLink href={file.href} download={file.name} icon="download">
      {file.label}
    </ButtonLink>
  )
  return <DashboardView description={dashboard} form={Form} acts={download} refused={useActionData<typeof action>()} />
}
