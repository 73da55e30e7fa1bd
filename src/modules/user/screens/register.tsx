import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import { RegisterForm } from '../components/register/register-form.tsx'
import type { action, loader } from './register.server.ts'

export { action, loader } from './register.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

/** Registration as a learner, and its confirmation (specification §2.1, L143.5). */
export default function Register() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { words, login, isDone, isOfStaff, picture } = loaded
  const toggle = (
    <>
      {words.hasAccount}{' '}
      <a className="link" href={login}>
        {words.toLogIn}
      </a>
    </>
  )
  const reasons = [words.reason1, words.reason2, words.reason3]
  return (
    <AuthFrame side={{ title: words.sideTitle, reasons }} title={words.title} text={toggle} {...picture}>
      {isOfStaff && <Alert title={words.staffTitle}>{words.staffText}</Alert>}
      {isDone ? <Done words={words} login={login} /> : <RegisterForm loaded={loaded} refused={refused} />}
    </AuthFrame>
  )
}

type DoneProps = { words: Record<'registered' | 'registeredText' | 'toLogIn', string>; login: string }

function Done({ words, login }: DoneProps) {
  const toLogIn = (
    <LinkButton isWide href={login}>
      {words.toLogIn}
    </LinkButton>
  )
  return (
    <>
      <Alert tone="success" title={words.registered}>
        {words.registeredText}
      </Alert>
      <Dialog id="registered" icon="check" tone="success" title={words.registered} acts={toLogIn} isOpen>
        <p>{words.registeredText}</p>
      </Dialog>
    </>
  )
}
