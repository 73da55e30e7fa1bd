import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import type { action, loader } from './merge.server.ts'

export { action, loader } from './merge.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Shows what merging a round would do, and merges it. */
export default function Merge() {
  const { words, back, name, counts, targets, isCancelled, isChosen } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className={part.page}>
      <Crumbs links={[{ href: back, label: words.back }]} label={words.crumbs} />
      <h1>{words.title}</h1>
      <p>
        <b>{name}</b>
      </p>
      {problem && <Banner kind="problem">{problem}</Banner>}
      <p>{!isChosen ? words.choose : isCancelled ? words.isCancelled : targets.length > 0 ? counts : words.none}</p>
      {!isCancelled &&
        targets.map((target) => (
          <section key={target._id} aria-label={target.name}>
            <h2>{target.name}</h2>
            <p className={part.muted}>{target.lines.join(' · ')}</p>
            {target.problem ? (
              <p>{target.problem}</p>
            ) : (
              <Form method="post">
                <input type="hidden" name="into" value={target._id} />
                <Button type="submit" isBad disabled={isBusy}>
                  {words.merge}
                </Button>
              </Form>
            )}
          </section>
        ))}
    </div>
  )
}
