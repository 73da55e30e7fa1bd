import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { HandOver } from '#ui/office/login/sites/hand-over.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import type { action, loader } from './dashboard.server.ts'

export { action, loader } from './dashboard.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/**
 * Groups of sites with their units side by side. The browser submits its forms natively, because they lead to other
 * sites.
 */
export default function Dashboard() {
  const { dashboard, file } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  if (acted?.handOver) return <HandOver {...acted.handOver} isInside />
  const download = (
    <ButtonLink href={file.href} download={file.name} icon="download">
      {file.label}
    </ButtonLink>
  )
  return (
    <DashboardView
      description={dashboard}
      acts={download}
      refused={acted?.problem ? { problem: acted.problem } : undefined}
    />
  )
}
