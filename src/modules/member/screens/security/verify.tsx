import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { VerifyView } from '#ui/office/login/verify.tsx'
import { OfficeProvider } from '#ui/office/provider.tsx'
import { PasskeyButton } from '../../components/passkey-button.tsx'
import type { action, loader } from './verify.server.ts'

export { action, loader } from './verify.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The second step of the staff login. */
export default function Verify() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const verify = acted && 'verify' in acted ? { ...loaded.verify, problem: acted.verify.problem } : loaded.verify
  const more = { intent: 'passkey', next: verify.hidden[0]?.value ?? '' }
  const passkey = loaded.passkey && <PasskeyButton words={loaded.passkey} more={more} />
  return (
    <OfficeProvider>
      <VerifyView description={verify} form={Form} passkey={passkey} />
    </OfficeProvider>
  )
}
