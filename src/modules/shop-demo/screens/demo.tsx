import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { StatePanel } from '#ui/office/state/state.tsx'
import type { action, loader } from './demo.server.ts'

export { action, loader } from './demo.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A shop to try: sample goods, a payment provider with four buttons, and what each of them does. */
export default function ShopDemo() {
  const { dashboard, notice, empty } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <DashboardView description={dashboard} form={Form} refused={refused}>
      <Banner kind="notice">{notice}</Banner>
      {empty && <StatePanel state={{ kind: 'empty', ...empty }} />}
    </DashboardView>
  )
}
