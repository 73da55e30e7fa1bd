import { Form, type MetaFunction, useActionData, useLoaderData, useLocation } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, FormNote } from '#ui/field/form.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './bypass.server.ts'

export { action, loader } from './bypass.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  // The URL contains a login secret, so no referrer is sent to linked pages.
  { name: 'referrer', content: 'no-referrer' },
]

/** Signs a person in from an external system, after they have seen the account. */
export default function Bypass() {
  const { words, problem, said, login } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.problem ?? problem
  return (
    <AuthFrame
      side={{ title: words.sideTitle, reasons: [words.reason1, words.reason2, words.reason3] }}
      title={words.title}
      text={refused ? undefined : said}
      isNarrow
    >
      <FormColumn>
        {refused ? (
          <Alert tone="danger" title={words.problem}>
            {refused}
          </Alert>
        ) : (
          <EnterForm />
        )}
        <a className="link" href={login}>
          {words.toLogIn}
        </a>
      </FormColumn>
    </AuthFrame>
  )
}

/** Posts to the URL without the assertion, which is used up by then. */
function EnterForm() {
  const { words, assertion } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  return (
    <Form method="post" action={pathname}>
      <FormColumn>
        <input type="hidden" name="assertion" value={assertion ?? ''} />
        <Button isWide>{words.enter}</Button>
        <FormNote>{words.notYou}</FormNote>
      </FormColumn>
    </Form>
  )
}
