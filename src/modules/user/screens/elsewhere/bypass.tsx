import { Form, type MetaFunction, useActionData, useLoaderData, useLocation } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, FormNote } from '#ui/field/form.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './bypass.server.ts'

export { action, loader } from './bypass.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  // The address holds what opens the account: it is told to nobody that the page links to.
  { name: 'referrer', content: 'no-referrer' },
]

/** Lets somebody in for whom another system vouches, after he has seen as whom. */
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

/** Sent to the address without the assertion, which is used up with it. */
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
