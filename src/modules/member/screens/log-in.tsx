import { useEffect } from 'react'
import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { dropDrafts } from '#ui/office/form/draft/draft-store.ts'
import { LoginView } from '#ui/office/login/login.tsx'
import { dropFromAddress, useToast } from '#ui/office/state/toast.tsx'
import { OfficeProvider } from '#ui/office/provider.tsx'
import { PasskeyButton } from '../components/passkey-button.tsx'
import type { action, loader } from './log-in.server.ts'

export { action, loader } from './log-in.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The staff login. Logging out deletes stored drafts, so that the next person at this browser does not see them. */
export default function LogIn() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  useEffect(() => {
    if (!loaded.isOut) return
    dropDrafts({ isSent: false })
    dropFromAddress('signed-out')
  }, [loaded.isOut])
  useToast(loaded.notice, 'ended', 'over')
  const login = refused && 'login' in refused ? refused.login : loaded.login
  const more = { intent: 'passkey', next: login.hidden?.[0]?.value ?? '' }
  return (
    <OfficeProvider>
      <LoginView description={login} form={Form} otherWay={<PasskeyButton words={loaded.passkey} more={more} />} />
    </OfficeProvider>
  )
}
