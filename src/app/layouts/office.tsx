import { Form, Outlet, useLoaderData } from 'react-router'
import { OfficeFrame } from '#ui/office/frame/frame.tsx'
import { useToast } from '#ui/office/state/toast.tsx'
import { OfficeProvider } from '#ui/office/provider.tsx'
import type { loader } from './office.server.ts'

export { loader } from './office.server.ts'

/** The back-office layout: menu, header bar and Mantine, none of which reaches a public page (requirement L68.1). */
export default function OfficeLayout() {
  const { notice, ...frame } = useLoaderData<typeof loader>()
  useToast(notice)
  return (
    <OfficeProvider>
      <OfficeFrame {...frame} form={Form}>
        <Outlet />
      </OfficeFrame>
    </OfficeProvider>
  )
}
