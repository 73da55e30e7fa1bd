import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { State } from '#ui/state/state.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import type { action, loader } from './cancel.server.ts'

export { action, loader } from './cancel.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Asks before an enrolment in a round is cancelled, or says whom to contact. */
export default function Cancel() {
  const { words, name, text, detail, mayCancel, give } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const isBusy = useNavigation().state === 'submitting'
  const isOffered = mayCancel && problem === undefined
  const acts = (
    <>
      {isOffered && (
        <Form method="post">
          <Button isBusy={isBusy}>{words.confirm}</Button>
        </Form>
      )}
      {give && (
        <LinkButton {...(isOffered && { look: 'line' as const })} href={give}>
          {words.give}
        </LinkButton>
      )}
      <LinkButton {...((isOffered || give) && { look: 'line' as const })} href={detail}>
        {words.back}
      </LinkButton>
    </>
  )
  return (
    <State isPage icon="info" tone="warning" title={words.title} text={problem ?? text} acts={acts}>
      <p>
        <b>
          <Breakable text={name} />
        </b>
      </p>
    </State>
  )
}
