import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { MarkingView } from '../../teaching/assignment/components/marking.tsx'
import type { action, loader } from './mark.server.ts'

export { action, loader } from './mark.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

export default function Mark() {
  const { crumb, marking } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() ?? null
  return (
    <div className={part.page}>
      <Crumbs links={[crumb]} label={marking.words.crumbs} />
      <div className={part.head}>
        <h1>
          {marking.learner}{' '}
          <span className={part.sum}>
            {marking.lesson} · {marking.course}
          </span>
        </h1>
      </div>
      <MarkingView marking={marking} refused={refused} />
    </div>
  )
}
