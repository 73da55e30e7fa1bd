import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import type { action, loader } from './check-in.server.ts'

export { action, loader } from './check-in.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Checking in to a session, on the learner's own phone. */
export default function CheckIn() {
  const { words, name, about, when, place, code, here, course } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const isBusy = useNavigation().state === 'submitting'
  const acts = here ? (
    <LinkButton href={course}>{words.back}</LinkButton>
  ) : (
    <Form method="post">
      <input type="hidden" name="code" value={code} />
      <Button isBusy={isBusy} icon="check">
        {words.confirm}
      </Button>
    </Form>
  )
  return (
    <State
      isPage
      icon={here ? 'done' : 'calendar'}
      title={here ?? words.checkIn}
      text={here ? words.hereText : words.checkInText}
      acts={acts}
    >
      <p>
        <b>{name}</b>
        <br />
        {about}
        <br />
        {[when, place].filter(Boolean).join(' · ')}
      </p>
      {problem && <Alert tone="danger" title={problem} />}
    </State>
  )
}
