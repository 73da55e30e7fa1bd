import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { Button } from '#ui/office/part/button.tsx'
import { MadeFileLink } from '#ui/state/made-file.tsx'
import { PeriodChoice } from '#ui/office/record/dashboard/period-choice.tsx'
import type { action, loader } from './institution.server.ts'

export { action, loader } from './institution.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** What partner institutions came to, in a period that one chooses. */
export default function InstitutionReport() {
  const { dashboard, choice, problem } = useLoaderData<typeof loader>()
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
    <DashboardView description={dashboard} form={Form} acts={take} refused={problem ? { problem } : undefined}>
      <PeriodChoice choice={choice} form={Form} />
    </DashboardView>
  )
}
