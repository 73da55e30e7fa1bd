import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, FormNote } from '#ui/field/form.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './auth.server.ts'

export { action, loader } from './auth.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  // The URL contains the provider's response, so no referrer is sent.
  { name: 'referrer', content: 'no-referrer' },
]

/** Handles the return from the chat app. If the login fails, it says why and offers a retry. */
export default function Auth() {
  const { words, problem, start, back } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.problem ?? problem
  return (
    <AuthFrame
      side={{ title: words.sideTitle, reasons: [words.reason1, words.reason2, words.reason3] }}
      title={words.title}
      text={words.text}
      isNarrow
    >
      <FormColumn>
        {refused && (
          <Alert tone="danger" title={words.problem}>
            {refused}
          </Alert>
        )}
        {start && (
          <Form method="post" action={start}>
            <FormColumn>
              <Button icon="chat" isWide>
                {refused ? words.again : words.start}
              </Button>
              <FormNote>{words.first}</FormNote>
            </FormColumn>
          </Form>
        )}
        <a className="link" href={back}>
          {start ? words.back : words.toProfile}
        </a>
      </FormColumn>
    </AuthFrame>
  )
}
