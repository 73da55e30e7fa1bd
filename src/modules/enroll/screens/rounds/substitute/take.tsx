import { Form, type MetaFunction, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { State } from '#ui/state/state.tsx'
import type { loader } from './take.server.ts'

export { action, loader } from './take.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A learner takes the seat of another one. */
export default function TakeSubstitute() {
  const { words, heading, text, result, courses } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().state === 'submitting'
  const acts = result ? (
    <LinkButton href={result.course ?? courses}>{result.course ? words.toCourse : words.toCourses}</LinkButton>
  ) : (
    <Form method="post">
      <Button isBusy={isBusy}>{words.accept}</Button>
    </Form>
  )
  return <State isPage icon="book" title={heading} text={text} acts={acts} />
}
