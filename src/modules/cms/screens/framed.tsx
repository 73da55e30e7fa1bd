import { href, type HeadersFunction, type MetaFunction, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { State } from '#ui/state/state.tsx'
import { PageFace } from '../components/page-face.tsx'
import type { loader } from './framed.server.ts'

export { loader } from './framed.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A page without its surroundings. */
export default function Framed() {
  const { page, words, said } = useLoaderData<typeof loader>()
  const acts = (
    <LinkButton href={href('/')} look="line">
      {words.toHome}
    </LinkButton>
  )
  const empty = <State icon="file" title={words.blankTitle} text={words.blankText} acts={acts} />
  const title = (
    <div className="wrap">
      <h1>{page.title}</h1>
    </div>
  )
  return <PageFace page={page} words={said} title={title} empty={empty} />
}
