import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { loader } from './attempts.server.ts'

export { loader } from './attempts.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The attempts of an exam. */
export default function ExamAttempts() {
  const { dashboard, file } = useLoaderData<typeof loader>()
  const download = (
    <ButtonLink href={file.href} download={file.name} icon="download">
      {file.label}
    </ButtonLink>
  )
  return <DashboardView description={dashboard} form={Form} acts={download} />
}
