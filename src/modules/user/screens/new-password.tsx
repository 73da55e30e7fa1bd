import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { RuleList } from '../components/rule-list.tsx'
import type { action, loader } from './new-password.server.ts'

export { action, loader } from './new-password.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  // The URL contains a secret of the account, so no referrer is sent to linked pages.
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * Sets a new password: after forgetting it, at an administrator's request, or to activate an account (requirement
 * L34.1).
 */
export default function NewPassword() {
  const { words, isActivation, isDemanded, isDone, by, login, forgot } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const isOver = answered?.isOver || (by === null && !isDone)
  return (
    <AuthFrame
      side={{ title: words.sideTitle, reasons: [words.reason1, words.reason2, words.reason3] }}
      title={isActivation ? words.activate : words.reset}
      text={isActivation ? words.activateText : words.resetText}
      isNarrow
    >
      <FormColumn>
        {isDone && (
          <Alert tone="success" title={words.done}>
            <a href={login}>{words.doneText}</a>
          </Alert>
        )}
        {isDemanded && !answered && <Alert tone="info" title={words.demanded} />}
        {isOver && (
          <Alert tone="danger" title={words.failed}>
            {words.over} <a href={forgot}>{words.again}</a>
          </Alert>
        )}
        {by !== null && !isDone && <PasswordForm />}
      </FormColumn>
    </AuthFrame>
  )
}

function PasswordForm() {
  const { words, by, requestId, hints } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { state } = useNavigation()
  const problemOf = (field: string) => answered?.problems.find((one) => one.field === field)?.text
  const broken = answered?.problems.filter(({ field }) => field === 'newPassword') ?? []
  const eye = { showLabel: words.show, hideLabel: words.hide, required: true }
  return (
    <Form method="post">
      <FormColumn>
        {requestId && <input type="hidden" name="requestId" value={requestId} />}
        {by === 'password' && <CurrentPassword error={problemOf('currentPassword')} />}
        <PasswordField
          {...eye}
          label={words.password}
          name="newPassword"
          autoComplete="new-password"
          error={broken.length > 0 ? broken.map(({ text }) => text).join(' · ') : undefined}
        />
        <RuleList title={words.rules} hints={hints} broken={broken.map(({ rule }) => rule)} />
        <PasswordField
          {...eye}
          label={words.confirm}
          name="confirm"
          autoComplete="new-password"
          error={problemOf('confirm')}
        />
        <Button type="submit" isWide aria-busy={state === 'submitting'}>
          {words.submit}
        </Button>
      </FormColumn>
    </Form>
  )
}

function CurrentPassword({ error }: { error: string | undefined }) {
  const { words } = useLoaderData<typeof loader>()
  return (
    <PasswordField
      label={words.current}
      name="currentPassword"
      autoComplete="current-password"
      showLabel={words.show}
      hideLabel={words.hide}
      error={error}
      required
    />
  )
}
