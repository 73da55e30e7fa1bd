import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import type { action, loader } from './test-provider.server.ts'

export { action, loader } from './test-provider.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Administrators test the connection to a card gateway. */
export default function TestProvider() {
  const { crumbs, words, name, facts, isReady } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {words.heading} <span className={part.sum}>{name}</span>
        </h1>
      </div>
      {result?.problem && <Banner kind="problem">{result.problem}</Banner>}
      {result?.works && <Banner kind="done">{result.works}</Banner>}
      {!isReady && <Banner kind="problem">{words.incomplete}</Banner>}
      <dl>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p>{words.text}</p>
      <Form method="post">
        <Button type="submit" look="primary" disabled={isBusy || !isReady}>
          {words.test}
        </Button>
      </Form>
    </div>
  )
}
