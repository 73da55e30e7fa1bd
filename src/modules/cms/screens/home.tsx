import { href, type MetaFunction, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import { PageFace } from '../components/page-face.tsx'
import type { PublicPage } from '../commands/public/public-page.server.ts'
import type { loader } from './home.server.ts'

export { action, loader } from './home.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

/** The home page of the academy. */
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
  const { title, page, words, said, hasCourses } = useLoaderData<typeof loader>()
  const acts = hasCourses && <LinkButton href={href('/lesson/home')}>{words.toCourses}</LinkButton>
  const empty = <State isPage icon="book" title={words.emptyTitle} text={words.emptyText} acts={acts} />
  if (!page || isEmpty(page)) return empty
  return <PageFace page={page} words={said} title={<h1 className="sr">{title}</h1>} empty={null} />
}

const isEmpty = (page: PublicPage) =>
  !page.isLocked && page.content.rows.length === 0 && page.content.html === '' && !page.list
