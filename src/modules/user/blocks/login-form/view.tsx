import { LinkButton } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { ChatLogIn } from '../../components/chat-log-in.tsx'
import { LogInForm } from '../../components/log-in-form.tsx'
import type { LoginFormContent } from './load.server.ts'

/** The login form, which posts to the login page. A site with external login shows a link to it instead. */
export default function LoginFormBlock({ shown: { title, form, action, words } }: { shown: LoginFormContent }) {
  if (!form) return null
  return (
    <section className="wrap block">
      <FormColumn>
        <h2>{title}</h2>
        {action.startsWith('/') ? (
          <>
            <LogInForm shown={form} action={action} />
            {form.line && <ChatLogIn action={form.line} next={form.next} words={words} />}
          </>
        ) : (
          <LinkButton href={action}>{words.toLogIn}</LinkButton>
        )}
        <p>
          {words.noAccount}{' '}
          <a className="link" href={form.register}>
            {words.toRegister}
          </a>
        </p>
      </FormColumn>
    </section>
  )
}
