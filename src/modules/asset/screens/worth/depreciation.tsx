import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Button } from '#ui/office/part/button.tsx'
import { MadeFileLink } from '#ui/state/made-file.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { DayChoice } from '../../components/day-choice.tsx'
import type { action, loader } from './depreciation.server.ts'

export { action, loader } from './depreciation.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** What assets are worth on a day that one chooses. */
export default function Depreciation() {
  const { dashboard, isOn, problem, ...choice } = useLoaderData<typeof loader>()
  const file = useActionData<typeof action>()?.file
  const take = (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="export" />
      <Button type="submit" icon="download">
        {choice.words.export}
      </Button>
      <MadeFileLink file={file} isHidden />
    </Form>
  )
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
