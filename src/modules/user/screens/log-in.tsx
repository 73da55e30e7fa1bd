import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { ChatLogIn } from '../components/chat-log-in.tsx'
import { LogInForm } from '../components/log-in-form.tsx'
import type { action, loader } from './log-in.server.ts'

export { action, loader } from './log-in.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

/** The login of a learner (requirement L59.1), with a link to register. */
export default function LogIn() {
  const shown = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { words, register, picture, line } = shown
  const reasons = [words.reason1, words.reason2, words.reason3]
  const toggle = (
    <>
      {words.noAccount}{' '}
      <a className="link" href={register}>
        {words.toRegister}
      </a>
    </>
  )
  return (
    <AuthFrame side={{ title: words.sideTitle, reasons }} title={words.title} text={toggle} isNarrow {...picture}>
      <FormColumn>
        <LogInForm shown={shown} refused={refused} />
        {line && <ChatLogIn action={line} next={shown.next} words={words} />}
      </FormColumn>
    </AuthFrame>
  )
}
