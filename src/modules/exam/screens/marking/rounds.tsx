import { type MetaFunction, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import type { loader } from './rounds.server.ts'

export { loader } from './rounds.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** What a lecturer has to mark. */
export default function TeachingExams() {
  const { words, rounds, teaching } = useLoaderData<typeof loader>()
  return (
    <div className="wrap block">
      <LinkButton href={teaching} look="quiet" icon="left" isSmall>
        {words.back}
      </LinkButton>
      <h1>{words.heading}</h1>
      {rounds.length === 0 && <p>{words.none}</p>}
      <ul>
        {rounds.map(({ id, name, text, href }) => (
          <li key={id}>
            <a href={href}>{name}</a> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
