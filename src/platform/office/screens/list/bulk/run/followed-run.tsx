import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import { RunBanner, type RunDescription } from '#ui/office/list/bulk/run-banner.tsx'

/** What is done to many rows by a job, as far as it is: the page is asked again while it runs. */
export function FollowedRun({ run }: { run: RunDescription }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!run.isRunning || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), 1500)
    return () => clearTimeout(timer)
  }, [run, state, revalidate])
  return <RunBanner run={run} form={Form} />
}
