import { useEffect } from 'react'
import { Form, type MetaFunction, useActionData, useLoaderData, useRevalidator } from 'react-router'
import { RunBanner } from '#ui/office/list/bulk/run-banner.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { action, loader } from './dashboard.server.ts'

export { action, loader } from './dashboard.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

const againMs = 1500

/** Where the site stores its files, and the progress of a move. */
export default function Dashboard() {
  const { dashboard, move, full } = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  const isRunning = move?.isRunning ?? false
  useEffect(() => {
    if (!isRunning || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), againMs)
    return () => clearTimeout(timer)
  }, [isRunning, state, revalidate])
  return (
    <DashboardView description={dashboard} form={Form} refused={useActionData<typeof action>()}>
      {full && (
        <Banner kind="problem">
          <b>{full.title}</b>
          <p>{full.text}</p>
        </Banner>
      )}
      {move && <RunBanner run={move} form={Form} />}
    </DashboardView>
  )
}
