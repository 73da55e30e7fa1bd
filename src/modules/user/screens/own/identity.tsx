import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './identity.server.ts'

export { action, loader } from './identity.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A person's e-mail, user name and phone, which they change with their password. */
export default function Identity() {
  const { words, done, awaits, needsLogIn, back } = useLoaderData<typeof loader>()
  return (
    <AuthFrame
      side={{ title: words.sideTitle, reasons: [words.reason1, words.reason2, words.reason3] }}
      title={words.title}
      text={words.text}
      isNarrow
    >
      <FormColumn>
        {done && <Alert tone="success" title={done} />}
        {awaits && <Alert tone="info" title={awaits} />}
        {needsLogIn ? <Alert tone="info" title={needsLogIn} /> : <NamesForm />}
        <a className="link" href={back}>
          {words.back}
        </a>
      </FormColumn>
    </AuthFrame>
  )
}

function NamesForm() {
  const { words, names, needsPassword } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { state } = useNavigation()
  const problemOf = (field: string) => answered?.problems.find((one) => one.field === field)?.text
  const field = (name: 'email' | 'username' | 'phone') => ({
    ...{ name, label: words[name], error: problemOf(name), maxLength: 254 },
    defaultValue: answered?.wish[name] ?? names[name] ?? '',
  })
  return (
    <Form method="post">
      <FormColumn>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('username')} autoComplete="username" required />
        <TextField {...field('phone')} type="tel" autoComplete="tel" hasDigits />
        {needsPassword && (
          <PasswordField
            {...{ label: words.current, name: 'currentPassword', error: problemOf('currentPassword') }}
            {...{ showLabel: words.show, hideLabel: words.hide, autoComplete: 'current-password' }}
            required
          />
        )}
        <Button type="submit" isWide aria-busy={state === 'submitting'}>
          {words.submit}
        </Button>
      </FormColumn>
    </Form>
  )
}
