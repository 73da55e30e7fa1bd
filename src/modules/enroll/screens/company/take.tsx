import { Form, type MetaFunction, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { State } from '#ui/state/state.tsx'
import type { loader } from './take.server.ts'

export { action, loader } from './take.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A learner takes a seat of their company. */
export default function TakeSeat() {
  const { words, text } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().state === 'submitting'
  const acts = (
    <Form method="post">
      <Button isBusy={isBusy}>{words.accept}</Button>
    </Form>
  )
  return <State isPage icon="book" title={words.takeTitle} text={text} acts={acts} />
}
