import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { action, loader } from './regrade.server.ts'

export { action, loader } from './regrade.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Regrades a question: the form, then what would change, then the run. */
export default function Regrade() {
  const { form } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const { state } = useNavigation()
  if (!sent?.preview) return <FormView description={sent?.form ?? form} form={Form} isSaving={state === 'submitting'} />
  const { figures, list, heading, start, edit } = sent.preview
  const dashboard = {
    ...{ heading, figures, actions: [start, edit], charts: [], cards: [], sections: [] },
    related: [{ title: heading, count: String(list.rows.length), list }],
  }
  return <DashboardView description={dashboard} form={Form} />
}
