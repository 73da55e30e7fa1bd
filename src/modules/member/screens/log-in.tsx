import { useEffect } from 'react'
import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { dropDrafts } from '#ui/office/form/draft/draft-store.ts'
import { LoginView } from '#ui/office/login/login.tsx'
import { useToast } from '#ui/office/state/toast.tsx'
import { OfficeProvider } from '#ui/office/provider.tsx'
import type { action, loader } from './log-in.server.ts'

export { action, loader } from './log-in.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The door of the back office. Whoever logs out leaves no drafts behind for the next person at this browser. */
export default function LogIn() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  useEffect(() => {
    if (loaded.isOut) dropDrafts({ isSent: false })
  }, [loaded.isOut])
  useToast(loaded.notice, 'signed-out', 'ended')
  return (
    <OfficeProvider>
      <LoginView description={refused?.login ?? loaded.login} form={Form} />
    </OfficeProvider>
  )
}
