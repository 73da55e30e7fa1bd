import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { FormColumn, FormNote, FormOr } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './log-in.server.ts'

export { action, loader } from './log-in.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The log-in of a learner (requirement L59.1), which leads over to registering. */
export default function LogIn() {
  const { words, register, picture, line } = useLoaderData<typeof loader>()
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
        <LogInForm />
        {line && <OtherWay action={line} />}
      </FormColumn>
    </AuthFrame>
  )
}

function LogInForm() {
  const { words, next } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { state } = useNavigation()
  return (
    <Form method="post">
      <FormColumn>
        <input type="hidden" name="next" value={next} />
        {refused && (
          <Alert tone="danger" title={words.problemTitle}>
            {refused.problem}
          </Alert>
        )}
        <TextField
          label={words.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={refused?.username}
          required
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
          required
        />
        <RememberLine isRemembered={refused?.remember} />
        <Button isWide isBusy={state === 'submitting'}>
          {words.submit}
        </Button>
      </FormColumn>
    </Form>
  )
}

function RememberLine({ isRemembered }: { isRemembered: boolean | undefined }) {
  const { words, forgot } = useLoaderData<typeof loader>()
  return (
    <div className="spread">
      <Checkbox isLarge label={words.remember} name="remember" value="true" defaultChecked={isRemembered} />
      <a className="link" href={forgot}>
        {words.forgot}
      </a>
    </div>
  )
}

function OtherWay({ action }: { action: string }) {
  const { words, next } = useLoaderData<typeof loader>()
  return (
    <Form method="post" action={action}>
      <FormColumn>
        <FormOr>{words.or}</FormOr>
        <input type="hidden" name="next" value={next} />
        <Button look="line" icon="chat" isWide>
          {words.line}
        </Button>
        <FormNote>{words.lineFirst}</FormNote>
      </FormColumn>
    </Form>
  )
}
