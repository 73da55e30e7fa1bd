import { href, type MetaFunction, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { TitleBand } from '#ui/prose/article.tsx'
import { State } from '#ui/state/state.tsx'
import { PageFace } from '../components/page-face.tsx'
import type { loader } from './page.server.ts'

export { action, loader } from './page.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

/** A page of the academy. If no hero shows its title, a plain heading does. */
export default function Page() {
  const { page, words, said } = useLoaderData<typeof loader>()
  const trail = { label: words.trail, crumbs: [{ label: words.home, href: href('/') }, { label: page.title }] }
  const title = (
    <div className="wrap">
      <TitleBand trail={trail} title={page.title} />
    </div>
  )
  const acts = (
    <LinkButton href={href('/')} look="line">
      {words.toHome}
    </LinkButton>
  )
  const empty = <State icon="file" title={words.blankTitle} text={words.blankText} acts={acts} />
  return <PageFace page={page} words={said} title={title} empty={empty} />
}
