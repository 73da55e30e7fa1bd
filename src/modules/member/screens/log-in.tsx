import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { LoginView } from '#ui/office/login/login.tsx'
import { useToast } from '#ui/office/state/toast.tsx'
import { OfficeProvider } from '#ui/office/provider.tsx'
import type { action, loader } from './log-in.server.ts'

export { action, loader } from './log-in.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The door of the back office. */
export default function LogIn() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  useToast(loaded.notice, 'signed-out')
  return (
    <OfficeProvider>
      <LoginView description={refused?.login ?? loaded.login} form={Form} />
    </OfficeProvider>
  )
}
