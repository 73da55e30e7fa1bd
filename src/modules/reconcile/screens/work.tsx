import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { StatePanel } from '#ui/office/state/state.tsx'
import { RowGroup } from '../components/row-group.tsx'
import type { action, loader } from './work.server.ts'

export { action, loader } from './work.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The work list of money: each row has what staff can do about it. */
export default function MoneyWork() {
  const { dashboard, words, unknown, isEmpty } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <DashboardView description={dashboard} form={Form} refused={refused}>
      {isEmpty && <StatePanel state={{ kind: 'empty', title: words.empty, text: words.emptyText }} />}
      {unknown.rows.length > 0 && <RowGroup group={unknown} words={words} />}
    </DashboardView>
  )
}
