import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './unsubscribe.server.ts'

export { action, loader } from './unsubscribe.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  // The address contains a token that changes a choice, so linked pages must not see it.
  { name: 'referrer', content: 'no-referrer' },
]

/** Stops emails of one kind, without signing in. */
export default function Unsubscribe() {
  const { words, text, settings } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const problem = acted?.problem ?? (text ? null : words.over)
  return (
    <AuthFrame
      side={{ title: words.sideTitle, reasons: [words.reason1, words.reason2] }}
      title={words.title}
      text={text}
      isNarrow
    >
      <FormColumn>
        {acted?.done && <Alert tone="success" title={acted.done} />}
        {problem && <Alert tone="danger" title={problem} />}
        {text && !acted && (
          <Form method="post">
            <Button type="submit" isWide>
              {words.submit}
            </Button>
          </Form>
        )}
        <a className="link" href={settings}>
          {words.settings}
        </a>
      </FormColumn>
    </AuthFrame>
  )
}
