import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './forgot.server.ts'

export { action, loader } from './forgot.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Requests a mail with a link to a new password (requirement L35.1). */
export default function Forgot() {
  const { words, login } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { state } = useNavigation()
  return (
    <AuthFrame
      side={{ title: words.sideTitle, reasons: [words.reason1, words.reason2, words.reason3] }}
      title={words.title}
      text={words.text}
      isNarrow
    >
      <Form method="post">
        <FormColumn>
          {answered?.isDone && (
            <Alert tone="success" title={words.done}>
              {words.doneText}
            </Alert>
          )}
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={answered?.email}
            error={answered?.problem ?? undefined}
            required
          />
          <Button type="submit" isWide aria-busy={state === 'submitting'}>
            {words.submit}
          </Button>
          <a className="link" href={login}>
            {words.toLogIn}
          </a>
        </FormColumn>
      </Form>
    </AuthFrame>
  )
}
