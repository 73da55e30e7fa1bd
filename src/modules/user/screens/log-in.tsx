import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './log-in.server.ts'

export { action, loader } from './log-in.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The log-in of a learner (requirement L59.1). */
export default function LogIn() {
  const { words, isRegistered } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const reasons = [words.reason1, words.reason2, words.reason3]
  return (
    <AuthFrame side={{ title: words.sideTitle, reasons }} title={words.title} text={words.text} isNarrow>
      {refused?.problem && (
        <Alert tone="danger" title={words.problemTitle}>
          {refused.problem}
        </Alert>
      )}
      {isRegistered && !refused && (
        <Alert tone="success" title={words.registered}>
          {words.registeredText}
        </Alert>
      )}
      <LogInForm username={refused?.username} />
    </AuthFrame>
  )
}

function LogInForm({ username }: { username: string | undefined }) {
  const { words, next, register } = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  return (
    <Form method="post">
      <FormColumn>
        <input type="hidden" name="next" value={next} />
        <TextField label={words.username} name="username" autoComplete="username" defaultValue={username} required />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
          required
        />
        <Checkbox label={words.remember} name="remember" value="true" />
        <Button type="submit" isWide aria-busy={state === 'submitting'}>
          {words.submit}
        </Button>
        <a className="link" href={register}>
          {words.toRegister}
        </a>
      </FormColumn>
    </Form>
  )
}
