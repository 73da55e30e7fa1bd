import { href, type MetaFunction, useLoaderData } from 'react-router'
import { PageView } from '#platform/page/page-view.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import type { loader } from './home.server.ts'

export { loader } from './home.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  ...(loaderData?.description ? [{ name: 'description', content: loaderData.description }] : []),
]

/** The front page of the academy. */
export default function Home() {
  const { refused } = useLoaderData<typeof loader>()
  return (
    <>
      {refused && (
        <div className="wrap" style={{ paddingBlock: 16 }}>
          <Alert tone="danger" title={refused.title}>
            {refused.text}
          </Alert>
        </div>
      )}
      <Content />
    </>
  )
}

function Content() {
  const { title, page, words } = useLoaderData<typeof loader>()
  if (!page || page.rows.length === 0) {
    const acts = <LinkButton href={href('/lesson/home')}>{words.toCourses}</LinkButton>
    return <State isPage icon="book" title={words.emptyTitle} text={words.emptyText} acts={acts} />
  }
  return (
    <>
      {!page.hasHero && <h1 className="sr">{title}</h1>}
      <PageView rows={page.rows} />
    </>
  )
}
