import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './confirm-email.server.ts'

export { action, loader } from './confirm-email.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  // The URL contains a secret that changes the account, so no referrer is sent to linked pages.
  { name: 'referrer', content: 'no-referrer' },
]

/** Activates a new e-mail address. */
export default function ConfirmEmail() {
  const { words, isDone, requestId, text, next } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.problem
  const problem = refused ?? (isDone || requestId ? null : words.over)
  return (
    <AuthFrame
      side={{ title: words.sideTitle, reasons: [words.reason1, words.reason2, words.reason3] }}
      title={words.title}
      text={text}
      isNarrow
    >
      <FormColumn>
        {isDone && <Alert tone="success" title={words.done} />}
        {problem && <Alert tone="danger" title={problem} />}
        {requestId && !refused && (
          <Form method="post">
            <input type="hidden" name="requestId" value={requestId} />
            <Button type="submit" isWide>
              {words.submit}
            </Button>
          </Form>
        )}
        <a className="link" href={next}>
          {words.goOn}
        </a>
      </FormColumn>
    </AuthFrame>
  )
}
