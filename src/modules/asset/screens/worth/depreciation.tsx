import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { ExportForm } from '#ui/office/record/dashboard/export-form.tsx'
import { DayChoice } from '../../components/day-choice.tsx'
import type { action, loader } from './depreciation.server.ts'

export { action, loader } from './depreciation.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The value of assets on a selected day. */
export default function Depreciation() {
  const { dashboard, isOn, problem, ...choice } = useLoaderData<typeof loader>()
  const file = useActionData<typeof action>()?.file
  const take = <ExportForm form={Form} label={choice.words.export} file={file} />
  return (
    <DashboardView
      description={dashboard}
      form={Form}
      {...(isOn && { acts: take })}
      refused={problem ? { problem } : undefined}
    >
      {isOn && <DayChoice {...choice} />}
    </DashboardView>
  )
}
