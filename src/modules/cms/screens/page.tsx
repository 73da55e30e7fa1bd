import { href, type MetaFunction, useLoaderData } from 'react-router'
import { PageView } from '#platform/page/page-view.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { TitleBand } from '#ui/prose/article.tsx'
import { State } from '#ui/state/state.tsx'
import type { loader } from './page.server.ts'

export { loader } from './page.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A page that the academy wrote; a hero on it says its title, else a plain one stands over it. */
export default function Page() {
  const { page, words } = useLoaderData<typeof loader>()
  const trail = { label: words.trail, crumbs: [{ label: words.home, href: href('/') }, { label: page.title }] }
  const acts = (
    <LinkButton href={href('/')} look="line">
      {words.toHome}
    </LinkButton>
  )
  return (
    <>
      {!page.hasHero && (
        <div className="wrap">
          <TitleBand trail={trail} title={page.title} />
        </div>
      )}
      <PageView rows={page.rows} />
      {page.rows.length === 0 && <State icon="file" title={words.blankTitle} text={words.blankText} acts={acts} />}
    </>
  )
}
