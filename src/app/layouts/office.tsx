import { useEffect } from 'react'
import { Form, Outlet, useLoaderData, useLocation } from 'react-router'
import { dropDrafts } from '#ui/office/form/draft/draft-store.ts'
import { DraftOwner } from '#ui/office/form/draft/use-draft.ts'
import { OfficeFrame } from '#ui/office/frame/frame.tsx'
import { IdleWarning } from '#ui/office/frame/idle/idle-warning.tsx'
import { useToast } from '#ui/office/state/toast.tsx'
import { OfficeProvider } from '#ui/office/provider.tsx'
import type { loader } from './office.server.ts'

import { useSessionClock } from './office-idle.ts'

export { loader } from './office.server.ts'

/** The back-office layout: menu, header bar and Mantine, none of which reaches a public page (requirement L68.1). */
export default function OfficeLayout() {
  const { notice, idle, look, ...frame } = useLoaderData<typeof loader>()
  const clock = useSessionClock(idle)
  useToast(notice)
  useSavedDrafts()
  return (
    <OfficeProvider scheme={look.scheme} density={look.density}>
      <DraftOwner value={frame.person.id}>
        <OfficeFrame {...frame} form={Form}>
          <IdleWarning idle={clock} words={frame.words} />
          <Outlet />
        </OfficeFrame>
      </DraftOwner>
    </OfficeProvider>
  )
}

/** A page that says that something was done comes after what was sent was stored. */
function useSavedDrafts() {
  const { search } = useLocation()
  useEffect(() => {
    if (new URLSearchParams(search).has('done')) dropDrafts({ isSent: true })
  }, [search])
}
