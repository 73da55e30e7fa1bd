import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { MarkingView } from '../../teaching/assignment/components/marking.tsx'
import type { action, loader } from './marking.server.ts'

export { action, loader } from './marking.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Marking for a lecturer. */
export default function TeachingMarking() {
  const { back, marking } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() ?? null
  return (
    <div className="wrap block">
      <LinkButton href={back.href} look="quiet" icon="left" isSmall>
        {back.label}
      </LinkButton>
      <h1>{marking.learner}</h1>
      <p>
        <Breakable text={`${marking.lesson} · ${marking.course}`} />
      </p>
      <MarkingView marking={marking} refused={refused} />
    </div>
  )
}
